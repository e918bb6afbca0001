import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sizeOf } from '../../records/wording/file-size.ts';
import { toned } from '../../records/wording/tone.ts';
import type { StoreCommand } from '../command.ts';
import { isFolder, pathOf } from '../files/private-file.ts';
import { Problem } from '../problem.ts';
import { copyDatabase } from '../store/database-copy.ts';
import { datedName } from '../store/dated-name.ts';
import { openEmbedded } from '../store/embedded-database.ts';
import { shellQuoted } from '../store/shell-quoted.ts';
import { showRowCounts } from '../views/row-counts-view.ts';

export const backup: StoreCommand = {
  name: 'backup',
  arguments: ['<FILE>'],
  options: [],
  summary: 'a checked copy of everything, in one file',
  details:
    'Safe beside a running server. FILE may be a folder. Only its owner can read the copy, and no file is overwritten. With PostgreSQL it says how pg_dump does it.',
  async runOnStore({ args, config, clock, screen }) {
    const wanted = pathOf(args[0] ?? '');
    const file = (await isFolder(wanted)) ? join(wanted, datedName('leads', clock())) : wanted;
    if (config.databaseUrl) throw backupByPostgres(file);
    const database = await openEmbedded(config);
    try {
      const counts = await copyDatabase(database, file);
      screen.line(toned('good', 'Saved '), `${file}, ${sizeOf((await stat(file)).size)}, checked. It holds:`);
      showRowCounts(screen, counts);
      screen.paragraph('It holds personal data: keep it where only you can read it.', 'quiet');
    } finally {
      database.close();
    }
  },
};

function backupByPostgres(file: string): Problem {
  return new Problem('Nothing was saved: the records are in PostgreSQL, which has its own backup.', {
    advice: [
      `Save: (umask 077 && pg_dump --format=custom --no-owner --file=${shellQuoted(file)} "$DATABASE_URL")`,
      `Restore: pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" ${shellQuoted(file)}`,
    ],
  });
}
