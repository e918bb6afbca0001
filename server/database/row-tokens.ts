import type { Database } from './database.ts';
import { createSigner } from './shared-secret.ts';

type Row = { readonly id: number; readonly created_at: string };

const TOKEN = /^(\d{1,9})\.([\w-]{43})$/;

/** Signed tokens for links to rows: always the same for the same row, and valid for as long as it is stored. */
export async function createRowTokens(database: Database, secretName: string) {
  const { sign, isSignature } = await createSigner(database, secretName);
  // A restored backup can give out the same id again; the timestamp distinguishes the two rows.
  const signedText = ({ id, created_at }: Row) => `${id} ${created_at}`;
  return {
    tokenOf: (row: Row) => `${row.id}.${sign(signedText(row))}`,
    /** The row that `find` returns for the id in the token, if the signature is valid. */
    async findRow<Found extends Row>(token: string, find: (id: number) => Promise<Found | undefined>) {
      const [, id, signature = ''] = TOKEN.exec(token) ?? [];
      const row = id === undefined ? undefined : await find(Number(id));
      return row && isSignature(signature, signedText(row)) ? row : undefined;
    },
  };
}
