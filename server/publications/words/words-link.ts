import type { Database } from '../../database/database.ts';
import { createSigner } from '../../database/shared-secret.ts';
import type { ClientWordsRow } from '../../database/site-tables.ts';

const SECRET_NAME = 'words-links';
const TOKEN = /^(\d{1,9})\.([\w-]{43})$/;

export const wordsPaths = {
  pattern: '/words/:token',
  photoPattern: '/words/:token/photo',
  page: (token: string) => `/words/${token}`,
  photo: (token: string) => `/words/${token}/photo`,
} as const;

/** Always the same for the same row. */
export async function wordsToken(
  database: Database,
  row: Pick<ClientWordsRow, 'id' | 'created_at'>,
): Promise<string> {
  const { sign } = await createSigner(database, SECRET_NAME);
  return `${row.id}.${sign(signedText(row))}`;
}

/** The row, if the token has a valid signature. */
export async function findWordsByToken(
  database: Database,
  token: string,
): Promise<ClientWordsRow | undefined> {
  const [, id, signature = ''] = TOKEN.exec(token) ?? [];
  if (!id) return undefined;
  const row = await database
    .selectFrom('client_words')
    .selectAll()
    .where('id', '=', Number(id))
    .executeTakeFirst();
  const { isSignature } = await createSigner(database, SECRET_NAME);
  return row && isSignature(signature, signedText(row)) ? row : undefined;
}

/** A restored backup can give out the same id again; the timestamp distinguishes the two rows. */
function signedText({ id, created_at }: Pick<ClientWordsRow, 'id' | 'created_at'>): string {
  return `${id} ${created_at}`;
}
