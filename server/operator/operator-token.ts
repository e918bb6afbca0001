import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, OPERATOR_TOKEN_MIN_CHARACTERS } from '../config.ts';
import type { Database } from '../database/database.ts';
import { sharedSecret } from '../database/shared-secret.ts';
import { errorCode } from '../process/error-code.ts';
import { makeFolder } from '../process/folders.ts';

const FILE_NAME = 'operator-token';

export type OperatorToken = {
  readonly token: string;
  /** The file that contains the token; undefined if it comes from a setting or the database. */
  readonly file: string | undefined;
  /** The SQL command that shows the token if it is in the database. */
  readonly query?: string;
};

type Settings = Pick<Config, 'operatorToken' | 'dataDir'>;

/** The message says what to do. */
export class UnusableOperatorToken extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'UnusableOperatorToken';
  }
}

/**
 * Returns the setting, else the token in the data folder, which is generated at the first start, readable by its owner
 * only.
 */
export async function readOperatorToken({ operatorToken, dataDir }: Settings): Promise<OperatorToken> {
  if (operatorToken) return { token: operatorToken, file: undefined };
  const file = join(dataDir, FILE_NAME);
  await makeFolder(dataDir);
  await createFileAtomically(file, `${newToken()}\n`);
  const content = await readFile(file, 'utf8').catch((cause) => {
    const sentence = `${file} is no file that can be read: delete it and the next start makes a new one.`;
    throw new UnusableOperatorToken(sentence, { cause });
  });
  const token = content.trim();
  if (isTooShort(token))
    throw new UnusableOperatorToken(
      `${file} holds fewer than ${OPERATOR_TOKEN_MIN_CHARACTERS} characters: write at least ${OPERATOR_TOKEN_MIN_CHARACTERS} into it, or delete it and the next start makes a new one.`,
    );
  return { token, file };
}

/**
 * For several instances: the setting, else the token in their shared database. It would be no safer elsewhere, since
 * everything it protects is in the same database. The token in the first instance's file is taken over if it is long
 * enough.
 */
export async function readSharedOperatorToken(
  { operatorToken, dataDir }: Settings,
  database: Database,
): Promise<OperatorToken> {
  if (operatorToken) return { token: operatorToken, file: undefined };
  const known = (await readFile(join(dataDir, FILE_NAME), 'utf8').catch(() => '')).trim();
  const token = await sharedSecret(database, FILE_NAME, isTooShort(known) ? newToken() : known);
  if (isTooShort(token))
    throw new UnusableOperatorToken(
      `The operator token in the database has fewer than ${OPERATOR_TOKEN_MIN_CHARACTERS} characters: set OPERATOR_TOKEN, or run "delete from secrets where name = '${FILE_NAME}'" and the next start makes a new one.`,
    );
  return { token, file: undefined, query: `select value from secrets where name = '${FILE_NAME}'` };
}

function isTooShort(token: string): boolean {
  return token.length < OPERATOR_TOKEN_MIN_CHARACTERS;
}

function newToken(): string {
  return randomBytes(18).toString('base64url');
}

/** Does nothing if the file exists. Other instances may start at the same time and must never read a partial file. */
async function createFileAtomically(file: string, content: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true });
    await link(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
