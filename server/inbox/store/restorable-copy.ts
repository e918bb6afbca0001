import { chmod, copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../../config.ts';
import { makeFolder } from '../../data-folder.ts';
import { openDatabase } from '../../database/database.ts';
import { isOutOfService } from '../../database/database-errors.ts';
import { migrationNames } from '../../database/migrate.ts';
import { Problem } from '../problem.ts';
import { findDamage } from './database-check.ts';
import { embeddedFile, isFile } from './embedded-database.ts';

const FOLDER_NAME = 'restoring';

/** A checked copy of a backup with the newest tables, beside the database; the backup itself is left as it is. */
export type RestorableCopy = { readonly file: string; remove(): Promise<void> };

export async function makeRestorableCopy(
  backupFile: string,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<RestorableCopy> {
  if (!(await isFile(backupFile))) throw new Problem(`There is no file ${backupFile}.`);
  const folder = join(dataDir, FOLDER_NAME);
  const file = embeddedFile({ dataDir: folder });
  const remove = () => rm(folder, { recursive: true, force: true });
  // One that was killed has left its copy.
  await remove();
  await makeFolder(folder);
  try {
    await copyFile(backupFile, file);
    await chmod(file, 0o600);
    // Where somebody copied the data folder by hand, the latest rows may still lie in the journal; and a backup that
    // was killed is undone by its own.
    for (const ending of ['-wal', '-journal'])
      if (await isFile(backupFile + ending)) await copyFile(backupFile + ending, file + ending);
    checkBackup(file, backupFile);
    await (await openDatabase({ dataDir: folder })).destroy();
    return { file, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

function checkBackup(file: string, backupFile: string): void {
  const database = new DatabaseSync(file);
  try {
    const damage = findDamage(database);
    if (damage) throw unusable(backupFile, `it is damaged, ${damage}`);
    checkVersion(database, backupFile);
  } catch (error) {
    throw isOutOfService(error) ? unusable(backupFile, (error as Error).message) : error;
  } finally {
    database.close();
  }
}

/** Older tables are brought up to date; those of a version that is not installed here cannot be read. */
function checkVersion(database: DatabaseSync, backupFile: string): void {
  const isOurs = database.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get();
  if (!isOurs) throw unusable(backupFile, 'it holds no leads');
  const names = database.prepare('select name from kysely_migration').all();
  const unknown = names.find(({ name }) => !migrationNames.includes(String(name)));
  if (unknown)
    throw new Problem(`${backupFile} was made by a newer version (${unknown.name}). Nothing was changed.`, {
      advice: ['Update this software first, then restore.'],
    });
}

function unusable(backupFile: string, reason: string): Problem {
  return new Problem(`${backupFile} cannot be restored: ${reason}. Nothing was changed.`, {
    advice: ['Choose another backup.'],
  });
}
