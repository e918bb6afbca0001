import { chmod, copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { isOutOfService } from '../database/database-errors.ts';
import { embeddedFile, isFile } from '../database/existing-database.ts';
import { isKnownMigration } from '../database/migrate.ts';
import { RESTORING_FOLDER } from '../deletion/leftover-copies.ts';
import { makeFolder } from '../process/folders.ts';
import { OperatorError } from '../process/operator-error.ts';
import { findDamage } from './row-counts.ts';

/** A checked and migrated copy of a backup, beside the database, until it is disposed. The backup is not changed. */
export async function makeRestorableCopy(
  backupFile: string,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<AsyncDisposable & { readonly file: string }> {
  if (!(await isFile(backupFile).catch(() => false)))
    throw new OperatorError(`There is no file ${backupFile}.`);
  const folder = join(dataDir, RESTORING_FOLDER);
  const file = embeddedFile({ dataDir: folder });
  const remove = () => rm(folder, { recursive: true, force: true });
  // A restore that was killed has left its copy.
  await remove();
  await makeFolder(folder);
  try {
    await copyFile(backupFile, file);
    await chmod(file, 0o600);
    // If somebody copied the data folder by hand, the latest rows may still be in the write-ahead log; a backup that
    // was killed needs its rollback journal.
    for (const ending of ['-wal', '-journal'])
      if (await isFile(backupFile + ending)) await copyFile(backupFile + ending, file + ending);
    checkBackup(file, backupFile);
    await (await openDatabase({ dataDir: folder })).destroy();
    return { file, [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Older tables are migrated; those of a newer version cannot be read. */
function checkBackup(file: string, backupFile: string): void {
  const unusable = (reason: string) =>
    new OperatorError(
      `${backupFile} cannot be restored: ${reason}. Nothing was changed.`,
      'Choose another backup.',
    );
  try {
    using database = new DatabaseSync(file);
    const damage = findDamage(database);
    if (damage) throw unusable(`it is damaged, ${damage}`);
    const isOurs = database.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get();
    if (!isOurs) throw unusable('it holds no leads');
    const names = database.prepare('select name from kysely_migration').all();
    const unknown = names.find(({ name }) => !isKnownMigration(String(name)));
    if (unknown)
      throw new OperatorError(
        `${backupFile} was made by a newer version (${unknown.name}). Nothing was changed.`,
        'Update this software first, then restore.',
      );
  } catch (error) {
    throw isOutOfService(error) ? unusable((error as Error).message) : error;
  }
}
