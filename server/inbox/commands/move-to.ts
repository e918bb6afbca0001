import type { DatabaseSync } from 'node:sqlite';
import { type Database, openDatabase } from '../../database/database.ts';
import { toned } from '../../records/wording/tone.ts';
import type { Session, StoreCommand } from '../command.ts';
import { databaseProblem } from '../existing-database.ts';
import { WrongUse } from '../problem.ts';
import { openExclusively } from '../store/embedded-database.ts';
import { type Move, moveRecords } from '../store/move-records.ts';
import { showRowCounts } from '../views/row-counts-view.ts';

export const moveTo: StoreCommand = {
  name: 'move-to',
  arguments: ['<DATABASE_URL>'],
  options: [],
  summary: 'moves everything to PostgreSQL',
  details:
    'From the embedded database in DATA_DIR, resumes included. Stop the server first. The target gets everything or nothing, so that an interrupted move is simply run again; one that holds other records is refused. Every row is compared afterwards. The embedded database stays as it is.',
  async runOnStore(session) {
    const { args, config } = session;
    const databaseUrl = args[0] ?? '';
    const place = placeOf(databaseUrl);
    const source = await openExclusively(config);
    try {
      const move = await moveInto(databaseUrl, source, config.dataDir).catch((error: unknown) => {
        throw databaseProblem(error, { ...config, databaseUrl }) ?? error;
      });
      report(session, place, move);
    } finally {
      source.close();
    }
  },
};

async function moveInto(databaseUrl: string, source: DatabaseSync, dataDir: string): Promise<Move> {
  const target: Database = await openDatabase({ dataDir, databaseUrl });
  try {
    return await moveRecords(source, target);
  } finally {
    await target.destroy();
  }
}

/** Without the password. */
function placeOf(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol))
    throw new WrongUse('move-to wants the address of a PostgreSQL database.', [
      'Such as postgres://user:password@host:5432/name',
    ]);
  return `${url.host}${url.pathname}`;
}

function report({ screen, config }: Session, place: string, { wasThereAlready, moved }: Move): void {
  if (wasThereAlready) screen.line(toned('good', 'Nothing to do: '), `everything is in ${place} already.`);
  else screen.line(toned('good', 'Moved '), `to ${place}, and compared row by row:`);
  showRowCounts(screen, new Map([...moved].map(([table, { rows }]) => [table, rows])));
  screen.paragraph(
    'Next: set DATABASE_URL to the same address, for the server and for this inbox, and start.',
  );
  screen.paragraph(
    `The embedded database in ${config.dataDir} is unchanged, and no longer used from then on.`,
    'quiet',
  );
}
