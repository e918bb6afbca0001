import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileSize } from '../../../contract/file-size.ts';
import { isFolder } from '../../folders.ts';
import { type Command, CommandError, shellQuoted } from '../command.ts';
import { expandPath } from '../private-file.ts';
import { copyDatabase, datedName } from './database-copy.ts';
import { openEmbedded } from './embedded-database.ts';
import { rowCountLines } from './row-counts.ts';

export const backup: Command = {
  name: 'backup',
  arguments: ['<FILE>'],
  summary: 'a checked copy of everything, in one file',
  details:
    'Safe beside a running server. FILE may be a folder. Only its owner can read the copy, and no file is overwritten. With PostgreSQL it says how pg_dump does it.',
  async run({ args: [typed = ''], config, clock, print }) {
    const target = expandPath(typed);
    const isInFolder = await isFolder(target);
    if (typed.endsWith('/') && !isInFolder)
      throw new CommandError(`There is no folder ${target}. Make it first.`);
    const file = isInFolder ? join(target, datedName('leads', clock())) : target;
    if (config.databaseUrl)
      throw new CommandError(
        'Nothing was saved: the records are in PostgreSQL, which has its own backup.',
        `Save: (umask 077 && pg_dump --format=custom --no-owner --file=${shellQuoted(file)} "$DATABASE_URL")`,
        `Restore: pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" ${shellQuoted(file)}`,
      );
    using database = await openEmbedded(config);
    const counts = await copyDatabase(database, file);
    print([
      `Saved ${file}, ${fileSize((await stat(file)).size)}, checked. It holds:`,
      ...rowCountLines(counts),
      'It holds personal data: keep it where only you can read it.',
    ]);
  },
};
