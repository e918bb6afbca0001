import type { Database } from '../../database/database.ts';
import { createSigner } from '../../database/shared-secret.ts';

const SECRET_NAME = 'answered-links';
const TOKEN = /^([A-Z0-9-]{3,20})\.([\w-]{43})$/;

export const answeredPaths = {
  pattern: '/answered/:token',
  link: (token: string) => `/answered/${token}`,
  undoPattern: '/answered/:token/undo',
  undo: (token: string) => `/answered/${token}/undo`,
} as const;

/** Signs the links of the owner's mails. */
export type LinkSigner = {
  /** A token for the URL of a link about this lead. */
  sign(reference: string): string;
  /** The reference, if the token is one of ours. */
  verify(token: string): string | undefined;
};

export async function createLinkSigner(database: Database): Promise<LinkSigner> {
  const signer = await createSigner(database, SECRET_NAME);
  return {
    sign: (reference) => `${reference}.${signer.sign(reference)}`,
    verify(token) {
      const [, reference = '', signature = ''] = TOKEN.exec(token) ?? [];
      return signer.isSignature(signature, reference) ? reference : undefined;
    },
  };
}
