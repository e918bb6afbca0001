import type { Database } from '../../database/database.ts';
import { createRowTokens } from '../../database/row-tokens.ts';
import type { ClientWordsRow } from '../../database/site-tables.ts';

const SECRET_NAME = 'words-links';

export const wordsPaths = {
  pattern: '/words/:token',
  photoPattern: '/words/:token/photo',
  page: (token: string) => `/words/${token}`,
  photo: (token: string) => `/words/${token}/photo`,
  /** Links that have lost their end on the way, or have got another one. */
  damaged: ['/words', '/words/*'],
} as const;

/** Makes the path of a client's page. */
export async function createWordsPaths(
  database: Database,
): Promise<(row: Pick<ClientWordsRow, 'id' | 'created_at'>) => string> {
  const { tokenOf } = await createRowTokens(database, SECRET_NAME);
  return (row) => wordsPaths.page(tokenOf(row));
}

/** The row, if the token has a valid signature. */
export async function findWordsByToken(
  database: Database,
  token: string,
): Promise<ClientWordsRow | undefined> {
  const { findRow } = await createRowTokens(database, SECRET_NAME);
  return findRow(token, (id) =>
    database.selectFrom('client_words').selectAll().where('id', '=', id).executeTakeFirst(),
  );
}
