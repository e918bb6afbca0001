import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { sharedSecret } from '../../database/shared-secret.ts';
import type { ClientWordsRow } from '../../database/site-tables.ts';

const SECRET_NAME = 'words-links';
const TOKEN = /^(\d{1,9})\.([\w-]{43})$/;

export const wordsPaths = {
  pattern: '/words/:token',
  photoPattern: '/words/:token/photo',
  page: (token: string) => `/words/${token}`,
  photo: (token: string) => `/words/${token}/photo`,
} as const;

/** The same for the same row, however often it is asked for. The key is in the database, which all instances share. */
export async function wordsToken(
  database: Database,
  row: Pick<ClientWordsRow, 'id' | 'created_at'>,
): Promise<string> {
  const proposed = randomBytes(32).toString('base64url');
  const key = Buffer.from(await sharedSecret(database, SECRET_NAME, proposed), 'base64url');
  const signature = createHmac('sha256', key).update(`${row.id} ${row.created_at}`).digest('base64url');
  return `${row.id}.${signature}`;
}

/** The row, if the token is one of ours. */
export async function findWordsByToken(
  database: Database,
  token: string,
): Promise<ClientWordsRow | undefined> {
  const [, id] = TOKEN.exec(token) ?? [];
  if (!id) return undefined;
  const row = await database
    .selectFrom('client_words')
    .selectAll()
    .where('id', '=', Number(id))
    .executeTakeFirst();
  const expected = Buffer.from(row ? await wordsToken(database, row) : '');
  const given = Buffer.from(token);
  return row && given.length === expected.length && timingSafeEqual(given, expected) ? row : undefined;
}
