import type { Database, Queries } from '../database/database.ts';
import { findPictures } from './pictures/picture-store.ts';
import { findRecord, lockSite } from './site-records.ts';
import { latestVersion, latestVersionNumber } from './versions.ts';

/**
 * Export and import of what the owner wrote and published, as a single file for another installation: JSON, one row per
 * line.
 */

/** Incremented when an older server could not read the file. */
const FORMAT = 1;

/** Tables with their columns, each after the tables it references. */
const TABLES = {
  site_records: ['kind', 'id', 'revision', 'rank', 'form_key', 'changed_at', 'content'],
  site_revisions: ['kind', 'id', 'revision', 'published_at', 'content'],
  site_versions: ['number', 'made_at', 'summary', 'is_purge', 'records'],
  site_pictures: ['id', 'width', 'height', 'received_at', 'encoded_at', 'attempts', 'is_public'],
  site_picture_files: ['picture_id', 'name', 'size', 'content'],
} as const;

type Table = keyof typeof TABLES;

const TABLE_NAMES = Object.keys(TABLES) as Table[];

type Row = Readonly<Record<string, unknown>>;

/** The file is not such an archive, or it was written by a newer server. */
export class UnreadableArchive extends Error {}

/** Reads pictures one by one: all of them together may be larger than the memory. */
export async function* archiveLines(database: Database, now: Date): AsyncGenerator<string> {
  yield `[\n${JSON.stringify({ format: FORMAT, exportedAt: now.toISOString() })}`;
  // One transaction, so that no version refers to a missing revision.
  const texts = await database.transaction().execute(async (transaction) => {
    await lockSite(transaction);
    return {
      site_records: await transaction.selectFrom('site_records').selectAll().execute(),
      site_revisions: await transaction.selectFrom('site_revisions').selectAll().execute(),
      site_versions: await transaction.selectFrom('site_versions').orderBy('number').selectAll().execute(),
    };
  });
  for (const [table, rows] of Object.entries(texts)) for (const row of rows) yield line(table, row);
  const ids = await database.selectFrom('site_pictures').select('id').orderBy('received_at').execute();
  for (const { id } of ids) {
    const { pictures, files } = await database.transaction().execute(async (transaction) => ({
      pictures: await transaction.selectFrom('site_pictures').where('id', '=', id).selectAll().execute(),
      files: await transaction
        .selectFrom('site_picture_files')
        .where('picture_id', '=', id)
        .selectAll()
        .execute(),
    }));
    for (const { leased_until: _, ...picture } of pictures) yield line('site_pictures', picture);
    for (const { content, ...file } of files)
      yield line('site_picture_files', { ...file, content: Buffer.from(content).toString('base64') });
  }
  yield '\n]\n';
}

function line(table: string, row: Row): string {
  return `,\n${JSON.stringify({ table, ...row })}`;
}

export async function hasSiteRecords(database: Queries): Promise<boolean> {
  const record = await database.selectFrom('site_records').select('id').limit(1).executeTakeFirst();
  return record !== undefined || (await latestVersionNumber(database)) > 0;
}

/**
 * Replaces the existing content by that of the archive in one transaction. Returns the number of imported rows per
 * table.
 */
export async function importArchive(
  database: Database,
  lines: AsyncIterable<string>,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  return database.transaction().execute(async (transaction) => {
    await lockSite(transaction);
    const former = await latestVersionNumber(transaction);
    const formerProjects = await projectKeys(transaction);
    for (const table of TABLE_NAMES.toReversed()) await transaction.deleteFrom(table).execute();
    const counts = new Map<string, number>();
    for await (const { table, row } of rowsIn(lines)) {
      await transaction.insertInto(table).values(row).execute();
      counts.set(table, (counts.get(table) ?? 0) + 1);
    }
    await unlinkClients(transaction, formerProjects);
    await makeNewest(transaction, former, now);
    return counts;
  });
}

/** A project is identified by the key of the form that created it, because another installation uses the same ids. */
async function projectKeys(transaction: Queries): Promise<ReadonlyMap<number, string | null>> {
  const rows = await transaction
    .selectFrom('site_records')
    .select(['id', 'form_key'])
    .where('kind', '=', 'project')
    .execute();
  return new Map(rows.map(({ id, form_key }) => [id, form_key]));
}

/**
 * Rows of clients are kept, and the archive may have other projects and testimonials under the same ids. A client keeps
 * only links to records that are still the same: otherwise a withdrawal would delete somebody else's words.
 */
async function unlinkClients(
  transaction: Queries,
  formerProjects: ReadonlyMap<number, string | null>,
): Promise<void> {
  const projects = await projectKeys(transaction);
  const clients = await transaction.selectFrom('client_words').selectAll().execute();
  for (const { id, project_id, testimonial_id, photo_id, author_name } of clients) {
    const isSameProject =
      project_id === null || (projects.get(project_id) ?? '') === formerProjects.get(project_id);
    const testimonial =
      testimonial_id === null ? undefined : await findRecord(transaction, 'testimonial', testimonial_id);
    const pictures = photo_id ? await findPictures(transaction, [photo_id]) : undefined;
    await transaction
      .updateTable('client_words')
      .set({
        project_id: isSameProject ? project_id : null,
        testimonial_id: testimonial?.content.authorName === author_name ? testimonial_id : null,
        photo_id: pictures?.has(photo_id ?? '') ? photo_id : null,
      })
      .where('id', '=', id)
      .execute();
  }
}

/** Servers follow the number of the newest version: if it did not increase, they would keep showing the old content. */
async function makeNewest(transaction: Queries, former: number, now: Date): Promise<void> {
  const { number, records } = await latestVersion(transaction);
  if (former === 0 || number > former) return;
  await transaction
    .insertInto('site_versions')
    .values({
      number: former + 1,
      made_at: now.toISOString(),
      summary: 'Site brought from another installation',
      // No document rendered from the old content may be kept.
      is_purge: 1,
      records: JSON.stringify(records),
    })
    .execute();
}

async function* rowsIn(lines: AsyncIterable<string>) {
  let isWhole = false;
  let hasHead = false;
  for await (const text of lines) {
    if (text === '[' || text === '') continue;
    if (text === ']') {
      isWhole = hasHead;
      continue;
    }
    const entry = parsed(text);
    if (!hasHead) {
      if (entry.format !== FORMAT)
        throw new UnreadableArchive('It is not such a file, or of a newer server.');
      hasHead = true;
      continue;
    }
    yield rowOf(entry);
  }
  if (!isWhole) throw new UnreadableArchive('Its end is missing.');
}

function parsed(text: string): Row {
  try {
    const row: unknown = JSON.parse(text.replace(/,$/, ''));
    if (typeof row === 'object' && row !== null) return row as Row;
  } catch {
    // Not even valid JSON.
  }
  throw new UnreadableArchive('It has lines that are no row.');
}

function rowOf({ table: name, ...values }: Row) {
  const table = TABLE_NAMES.find((known) => known === name);
  if (!table) throw new UnreadableArchive(`It has rows of ${String(name)}.`);
  const entries = TABLES[table].map((column) => [column, values[column] ?? null]);
  const row = Object.fromEntries(entries);
  if (table === 'site_picture_files') row.content = Buffer.from(String(row.content), 'base64');
  return { table, row };
}
