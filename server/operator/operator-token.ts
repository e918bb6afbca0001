import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { sharedSecret } from '../database/shared-secret.ts';
import { makeFolder } from '../folders.ts';

const FILE_NAME = 'operator-token';

export type OperatorToken = {
  readonly token: string;
  /** The file that holds it; undefined when it is a setting or in the database. */
  readonly file: string | undefined;
  /** The command that shows it, when it is in the database. */
  readonly query?: string;
};

type Settings = Pick<Config, 'operatorToken' | 'dataDir'>;

/** The setting, else the one in the data folder, which is made at the first start, readable only by its owner. */
export async function readOperatorToken({ operatorToken, dataDir }: Settings): Promise<OperatorToken> {
  if (operatorToken) return { token: operatorToken, file: undefined };
  const file = join(dataDir, FILE_NAME);
  await makeFolder(dataDir);
  await createFileAtomically(file, `${newToken()}\n`);
  const token = (await readFile(file, 'utf8')).trim();
  if (token === '')
    throw new Error(`The file ${FILE_NAME} in the data folder is empty: delete it or write a token into it.`);
  return { token, file };
}

/**
 * For several instances: the setting, else the one in the database that they share. It would be no safer elsewhere,
 * since everything that it protects is in the same database. The token of the first instance's file, if any, is taken
 * over.
 */
export async function readSharedOperatorToken(
  { operatorToken, dataDir }: Settings,
  database: Database,
): Promise<OperatorToken> {
  if (operatorToken) return { token: operatorToken, file: undefined };
  const known = await readFile(join(dataDir, FILE_NAME), 'utf8').catch(() => '');
  const token = await sharedSecret(database, FILE_NAME, known.trim() || newToken());
  return { token, file: undefined, query: `select value from secrets where name = '${FILE_NAME}'` };
}

function newToken(): string {
  return randomBytes(18).toString('base64url');
}

/** Unless it exists. Other instances may start at the same moment, and must never see half of it. */
async function createFileAtomically(file: string, content: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true });
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
