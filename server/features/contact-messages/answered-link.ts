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

/** The links of "I have answered" in mails to the owner. */
export type AnsweredLinks = {
  /** Returns the token of a link about this lead. */
  sign(reference: string): string;
  /** Returns the reference if the signature of the token is valid. */
  verify(token: string): string | undefined;
};

export async function createAnsweredLinks(database: Database): Promise<AnsweredLinks> {
  const signer = await createSigner(database, SECRET_NAME);
  return {
    sign: (reference) => `${reference}.${signer.sign(reference)}`,
    verify(token) {
      const [, reference = '', signature = ''] = TOKEN.exec(token) ?? [];
      return signer.isSignature(signature, reference) ? reference : undefined;
    },
  };
}
