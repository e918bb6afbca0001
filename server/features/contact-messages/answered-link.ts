import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { sharedSecret } from '../../database/shared-secret.ts';

const SECRET_NAME = 'answered-links';
const TOKEN = /^([A-Z0-9-]{3,20})\.([\w-]{43})$/;

export const answeredPaths = {
  pattern: '/answered/:token',
  link: (token: string) => `/answered/${token}`,
  undoPattern: '/answered/:token/undo',
  undo: (token: string) => `/answered/${token}/undo`,
} as const;

/** Signs the links of the owner's mails. The key is in the database, since all instances must use the same. */
export type LinkSigner = {
  /** A token for the URL of a link about this lead. */
  sign(reference: string): string;
  /** The reference, if the token is one of ours. */
  verify(token: string): string | undefined;
};

export async function createLinkSigner(database: Database): Promise<LinkSigner> {
  const proposed = randomBytes(32).toString('base64url');
  const key = Buffer.from(await sharedSecret(database, SECRET_NAME, proposed), 'base64url');
  const hmac = (reference: string) => createHmac('sha256', key).update(reference).digest('base64url');
  return {
    sign: (reference) => `${reference}.${hmac(reference)}`,
    verify(token) {
      const [, reference = '', signature = ''] = TOKEN.exec(token) ?? [];
      const expected = Buffer.from(hmac(reference));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected) ? reference : undefined;
    },
  };
}
