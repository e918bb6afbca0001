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

/** Signs the links in mails to the owner. */
export type LinkSigner = {
  /** Returns the token of a link about this lead. */
  sign(reference: string): string;
  /** Returns the reference if the signature of the token is valid. */
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
