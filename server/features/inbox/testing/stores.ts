import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { DATABASE_FILE_NAME, type Database } from '../../../database/database.ts';
import { addDeletions } from '../../../deletion/deletion-list.ts';
import { saveLastRun } from '../../../deletion/last-run.ts';
import { askForWords } from '../../../publications/words/words.ts';
import { publishOwnProject } from '../../../testing/own-site.ts';
import { plainPhoto } from '../../../testing/photo-files/photo-files.ts';
import { pdfOfSize } from '../../../testing/resume-files/resume-files.ts';
import { noteEveryLead } from '../../../testing/stored-records.ts';
import { defaultRule, saveRule } from '../../../visits/rule.ts';
import { tryInbox } from './try-inbox.ts';

export async function emptyFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'inbox-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** A data folder with records of every kind, which no server has open. It is filled once and then copied. */
export async function filledStore() {
  filled ??= fillStore();
  const { file, references } = await filled;
  const dataDir = await emptyFolder();
  await writeFile(embeddedPath(dataDir), file, { mode: 0o600 });
  return { dataDir, references };
}

let filled: ReturnType<typeof fillStore> | undefined;

async function fillStore() {
  const { lead, application, subscriber, run, database, clock } = await tryInbox('SQLite');
  const references = [
    await lead({}, [await plainPhoto('jpeg'), await plainPhoto('png')]),
    await lead({ name: 'Ёлка 漢字 "é"', message: 'Two\nlines\t— and a tab' }),
  ];
  await noteEveryLead(database, 'Rings at six.');
  await application({}, { content: pdfOfSize(300 * 1024), name: 'Ada.pdf' });
  await application({ name: 'Dan Kowalski' });
  await subscriber('maya@example.ca');
  await publishOwnProject(database, clock());
  const at = clock().toISOString();
  await storeVisit(database, at);
  await askForWords(database, {
    email: 'maya@example.ca',
    name: 'Maya',
    reference: 'HJ-ABCDE',
    now: clock(),
    hasMail: false,
  });
  await addDeletions(database, [{ kind: 'lead', record_id: 99, received_at: at, deleted_at: at }]);
  await saveLastRun(database, clock());
  await database.insertInto('client_words').values({ created_at: at }).execute();
  const copy = embeddedPath(await emptyFolder());
  await run(`backup ${copy}`);
  return { file: await readFile(copy), references };
}

/** Includes a later message about the request, but no mails. */
async function storeVisit(database: Database, at: string): Promise<void> {
  await saveRule(database, defaultRule);
  await database
    .insertInto('lead_additions')
    .values({ contact_message_id: 1, received_at: at, text: 'The box sounds hollow.', photo_count: 0 })
    .execute();
  await database
    .insertInto('visits')
    .values({
      contact_message_id: 1,
      uid: 'a-visit',
      sequence: 0,
      wall_clock: '2026-11-19T09:00',
      time_zone: 'America/Toronto',
      start_minute: 29_910_120,
      end_minute: 29_910_180,
      street: '18 Plumbline Avenue',
      city: 'Toronto',
      access: '',
      booked_at: at,
      changed_at: at,
    })
    .execute();
}

export function embeddedPath(dataDir: string): string {
  return join(dataDir, DATABASE_FILE_NAME);
}

/** Adds resumes until copying the database takes a while. */
export function addResumes(dataDir: string, count: number): void {
  withFile(embeddedPath(dataDir), (database) => {
    const { id: _, ...application } = database.prepare('select * from job_applications').get() ?? {};
    const columns = Object.keys(application);
    for (let number = 0; number < count; number++) {
      const name = `extra-${number}`;
      const { lastInsertRowid } = database
        .prepare(
          `insert into job_applications (${columns}) values (${columns.map((column) => `:${column}`)})`,
        )
        .run({ ...application, reference: `X-${name}`, submission_id: name, resume_filename: `${name}.pdf` });
      database
        .prepare(
          `insert into resumes select ?, ? || '.pdf', original_name, media_type, size, randomblob(300000), stored_at
           from resumes limit 1`,
        )
        .run(lastInsertRowid, name);
    }
  });
}

export function withFile<Result>(file: string, use: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file);
  try {
    return use(database);
  } finally {
    database.close();
  }
}

export function leadsIn(file: string): string[] {
  return withFile(file, (database) =>
    database
      .prepare('select reference from contact_messages order by id')
      .all()
      .map(({ reference }) => String(reference)),
  );
}

/** Every row of every table, to compare two databases. */
export async function allRows(database: Database) {
  const tables = (await database.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !/^(kysely|sqlite)_/.test(name))
    .sort();
  const rows: Record<string, unknown[]> = {};
  for (const table of tables) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database);
    rows[table] = found.rows.map(comparable).sort();
  }
  return rows;
}

function comparable(row: Record<string, unknown>): string {
  const entries = Object.entries(row).map(([column, value]) => [
    column,
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  ]);
  return JSON.stringify(entries);
}
