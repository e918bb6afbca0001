import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { countedNoun } from '../../../../content/grammar.ts';
import { fileSize } from '../../../../contract/file-size.ts';
import { openDatabase } from '../../../database/database.ts';
import { embeddedFile, unusableDatabaseError } from '../../../database/existing-database.ts';
import { markMoved, movedMarker } from '../../../database/moved-marker.ts';
import type { Schema } from '../../../database/schema.ts';
import { copyDatabase, datedName } from '../../../database-copies/database-copy.ts';
import { openEmbedded, openExclusively } from '../../../database-copies/embedded-database.ts';
import { moveRecords } from '../../../database-copies/move-records.ts';
import { restoreBackup } from '../../../database-copies/restore-backup.ts';
import type { RowCounts } from '../../../database-copies/row-counts.ts';
import { COPY_KEPT_DAYS } from '../../../deletion/leftover-copies.ts';
import { isFolder } from '../../../process/folders.ts';
import { OperatorError } from '../../../process/operator-error.ts';
import { expandPath } from '../../../process/private-file.ts';
import { HOUR_MS } from '../../../time/durations.ts';
import { type Command, UsageError } from '../command.ts';
import { alignColumns } from '../plain-text.ts';

/** One batch of files over the slowest line that somebody would move records through. */
const BATCH_TIMEOUT_MS = HOUR_MS;

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
      throw new OperatorError(`There is no folder ${target}. Make it first.`);
    if (config.databaseUrl) {
      // The shell fills in the date, since cron repeats the command.
      const file = `${shellQuoted(target)}${isInFolder ? '/leads-$(date -Iseconds).dump' : ''}`;
      throw new OperatorError(
        'Nothing was saved: the records are in PostgreSQL, which has its own backup.',
        `Save: (umask 077 && pg_dump --format=custom --no-owner --file=${file} "$DATABASE_URL")`,
        `Restore: pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" ${isInFolder ? 'FILE' : file}`,
        'With the containers of deploy/compose.yaml: as deploy/README.md says.',
      );
    }
    const file = isInFolder ? join(target, datedName('leads', clock())) : target;
    using database = await openEmbedded(config);
    const counts = await copyDatabase(database, file);
    print([
      `Saved ${file}, ${fileSize((await stat(file)).size)}, checked. It holds:`,
      ...rowCountLines(counts),
      'It holds personal data: keep it where only you can read it.',
    ]);
  },
};

export const restore: Command = {
  name: 'restore',
  arguments: ['<FILE>'],
  summary: 'puts a backup in the place of the database',
  details:
    'Stop the server first: while one has the database open, nothing is changed. The backup is checked first, and the database as it was stays beside the new one, under a name with the date. What was deleted after the backup was made stays deleted.',
  async run({ args: [typed = ''], config, clock, print }) {
    if (config.databaseUrl)
      throw new OperatorError(
        'Nothing was restored: the records are in PostgreSQL, which has its own backup.',
        'Stop the server, then: pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" FILE',
        'With the containers of deploy/compose.yaml: as deploy/README.md says.',
        'For a backup of the embedded database: unset DATABASE_URL, restore, then move it with move-to.',
      );
    const backupFile = expandPath(typed);
    const { counts, leftOut, isComplete, kept, unsent } = await restoreBackup(config, backupFile, clock());
    print([`Restored ${backupFile}. The database holds:`, ...rowCountLines(counts)]);
    if (leftOut > 0)
      print(
        `${countedNoun(leftOut, 'record')} of the backup ${leftOut === 1 ? 'was' : 'were'} left out: deleted after it was made.`,
      );
    if (!isComplete)
      print(
        'People who were deleted after the backup was made may be in it again: no list on this machine reaches back so far. Delete them once more.',
      );
    if (kept)
      print([
        `As it was before: ${kept}`,
        `The server removes that copy after ${COPY_KEPT_DAYS} days. If you do not need it, remove it now: rm ${shellQuoted(kept)}`,
      ]);
    if (unsent > 0)
      print(
        `${countedNoun(unsent, 'email')} had not gone out when the backup was made, planned reminders included. The server will send what is due, even if that has happened since.`,
      );
  },
};

export const moveTo: Command = {
  name: 'move-to',
  arguments: ['<DATABASE_URL>'],
  summary: 'moves everything to PostgreSQL',
  details:
    'From the embedded database in DATA_DIR, resumes and photos included. Stop the server first. The target gets everything or nothing, so that an interrupted move is simply run again; one that holds other records is refused. Every row is compared afterwards. The embedded database stays as it is, and is not opened any more.',
  async run({ args: [databaseUrl = ''], config, print }) {
    const url = URL.parse(databaseUrl);
    if (!url || !['postgres:', 'postgresql:'].includes(url.protocol))
      throw new UsageError(
        'move-to wants the address of a PostgreSQL database.',
        'Such as postgres://user:password@host:5432/name',
      );
    // It is run again to see that everything is there.
    using source = await openExclusively({ ...config, mayBeMoved: true });
    const { wasThereAlready, counts } = await (async () => {
      await using target = await openDatabase({
        dataDir: config.dataDir,
        databaseUrl,
        queryTimeoutMs: BATCH_TIMEOUT_MS,
      });
      return await moveRecords(source, target);
    })().catch((error: unknown) => {
      throw unusableDatabaseError(error, { ...config, databaseUrl }, 'move-to') ?? error;
    });
    // Leaves out the password.
    const place = `${url.host}${url.pathname}`;
    await markMoved(config.dataDir, place);
    print([
      wasThereAlready
        ? `Nothing to do: everything is in ${place} already.`
        : `Moved to ${place}, and compared row by row:`,
      ...rowCountLines(counts),
      'Next: set DATABASE_URL to the same address, for the server and for this inbox, and start.',
      `The embedded database stays in ${config.dataDir}, and is not opened from now on, unless you remove ${movedMarker(config.dataDir)}. Deletions reach it too as long as DATA_DIR stays the same, but no record in it is deleted for its age. Once the server runs with PostgreSQL, remove it: rm ${shellQuoted(embeddedFile(config))}`,
    ]);
  },
};

const labels: Readonly<Record<keyof Schema, string>> = {
  contact_messages: 'Leads',
  lead_notes: 'Notes',
  lead_photos: 'Photos',
  job_applications: 'Applications',
  resumes: 'Resumes',
  newsletter_subscriptions: 'Subscribers',
  outbox: 'Mail, sent and unsent',
  secrets: 'Keys of links in mail',
  deletions: 'List of deletions',
  upkeep: 'Times of upkeep',
  client_words: 'Clients asked for words',
  lead_additions: 'Words sent later',
  request_tokens: 'Links to requests',
  visits: 'Visits',
  visit_rule: 'Hours of visits',
  site_records: 'Drafts of the site',
  site_revisions: 'Texts that were published',
  site_versions: 'Versions of the site',
  site_pictures: 'Pictures of the site',
  site_picture_files: 'Their sizes',
};

function rowCountLines(counts: RowCounts): string[] {
  const tables = new Set([...Object.keys(labels).filter((table) => counts.has(table)), ...counts.keys()]);
  const rows = [...tables].map((table) => [
    labels[table as keyof Schema] ?? table,
    String(counts.get(table)),
  ]);
  return alignColumns(rows).map((line) => `  ${line}`);
}

/** Quotes a path as one word of a shell command. */
function shellQuoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
