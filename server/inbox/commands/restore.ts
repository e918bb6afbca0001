import { link } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../../config.ts';
import { isLockedError, isOutOfService } from '../../database/database-errors.ts';
import { counted } from '../../records/wording/counted.ts';
import { toned } from '../../records/wording/tone.ts';
import type { StoreCommand } from '../command.ts';
import { pathOf } from '../files/private-file.ts';
import { Problem } from '../problem.ts';
import { findDamage } from '../store/database-check.ts';
import { copyDatabase } from '../store/database-copy.ts';
import { datedName } from '../store/dated-name.ts';
import { embeddedFile, isFile, openExclusively } from '../store/embedded-database.ts';
import { replaceRecords } from '../store/replace-records.ts';
import { makeRestorableCopy } from '../store/restorable-copy.ts';
import { countRows, type RowCounts } from '../store/tables.ts';
import { showRowCounts } from '../views/row-counts-view.ts';

export const restore: StoreCommand = {
  name: 'restore',
  arguments: ['<FILE>'],
  options: [],
  summary: 'puts a backup in the place of the database',
  details:
    'Stop the server first: while one has the database open, nothing is changed. The backup is checked before, and the database as it was stays beside the new one, under a name with the date.',
  async runOnStore({ args, config, clock, screen }) {
    if (config.databaseUrl) throw restoreByPostgres();
    const backupFile = pathOf(args[0] ?? '');
    const copy = await makeRestorableCopy(backupFile, config);
    try {
      const { counts, unsent } = readCopy(copy.file);
      const kept = join(config.dataDir, datedName('leads-before-restore', clock()));
      const isThere = await isFile(embeddedFile(config));
      if (isThere) await replaceDatabase(config, copy.file, kept, counts);
      else await link(copy.file, embeddedFile(config));
      screen.line(toned('good', 'Restored '), `${backupFile}. The database holds:`);
      showRowCounts(screen, counts);
      if (isThere) screen.paragraph(`As it was before: ${kept}`);
      if (unsent > 0)
        screen.paragraph(
          `${counted(unsent, 'mail')} had not gone out when the backup was made. The server will send ${unsent === 1 ? 'it' : 'them'}, even if that has happened since.`,
        );
    } finally {
      await copy.remove();
    }
  },
};

function readCopy(file: string): { counts: RowCounts; unsent: number } {
  const database = new DatabaseSync(file);
  try {
    const unsent = database.prepare(`select count(*) as count from outbox where state = 'waiting'`).get();
    return { counts: countRows(database), unsent: Number(unsent?.count) };
  } finally {
    database.close();
  }
}

async function replaceDatabase(config: Config, file: string, kept: string, counts: RowCounts): Promise<void> {
  const database = await openExclusively(config).catch((error: unknown) => {
    throw isOutOfService(error) && !isLockedError(error) ? damaged(config, String(error)) : error;
  });
  try {
    const damage = findDamage(database);
    if (damage) throw damaged(config, damage);
    await copyDatabase(database, kept);
    replaceRecords(database, file, counts);
  } finally {
    database.close();
  }
}

/** What cannot be read cannot be kept by us, either; nor is it certain that no server has it open. */
function damaged({ dataDir }: Config, reason: string): Problem {
  return new Problem(`Nothing was restored: the present database in ${dataDir} is damaged (${reason}).`, {
    advice: [
      `Stop the server, move ${embeddedFile({ dataDir })} and the files beside it that begin with the same name to another folder, and run this again.`,
    ],
  });
}

function restoreByPostgres(): Problem {
  return new Problem('Nothing was restored: the records are in PostgreSQL, which has its own backup.', {
    advice: [
      'Stop the server, then: pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" FILE',
      'For a backup of the embedded database: unset DATABASE_URL, restore, then move it with move-to.',
    ],
  });
}
