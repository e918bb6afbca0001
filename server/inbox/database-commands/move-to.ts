import { openDatabase } from '../../database/database.ts';
import { type Command, shellQuoted, UsageError } from '../command.ts';
import { embeddedFile, unusableDatabaseError } from '../existing-database.ts';
import { openExclusively } from './embedded-database.ts';
import { moveRecords } from './move-records.ts';
import { rowCountLines } from './row-counts.ts';

export const moveTo: Command = {
  name: 'move-to',
  arguments: ['<DATABASE_URL>'],
  summary: 'moves everything to PostgreSQL',
  details:
    'From the embedded database in DATA_DIR, resumes included. Stop the server first. The target gets everything or nothing, so that an interrupted move is simply run again; one that holds other records is refused. Every row is compared afterwards. The embedded database stays as it is.',
  async run({ args: [databaseUrl = ''], config, print }) {
    const url = URL.parse(databaseUrl);
    if (!url || !['postgres:', 'postgresql:'].includes(url.protocol))
      throw new UsageError(
        'move-to wants the address of a PostgreSQL database.',
        'Such as postgres://user:password@host:5432/name',
      );
    using source = await openExclusively(config);
    const { wasThereAlready, counts } = await (async () => {
      await using target = await openDatabase({ dataDir: config.dataDir, databaseUrl });
      return await moveRecords(source, target);
    })().catch((error: unknown) => {
      throw unusableDatabaseError(error, { ...config, databaseUrl }) ?? error;
    });
    // Without the password.
    const place = `${url.host}${url.pathname}`;
    print([
      wasThereAlready
        ? `Nothing to do: everything is in ${place} already.`
        : `Moved to ${place}, and compared row by row:`,
      ...rowCountLines(counts),
      'Next: set DATABASE_URL to the same address, for the server and for this inbox, and start.',
      `The embedded database stays in ${config.dataDir}, and is no longer used from then on. Deletions reach it too as long as DATA_DIR stays the same, but no record in it is deleted for its age. Once the server runs with PostgreSQL, remove it: rm ${shellQuoted(embeddedFile(config))}`,
    ]);
  },
};
