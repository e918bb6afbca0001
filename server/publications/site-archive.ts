import type { Database, Transaction } from '../database/database.ts';
import { isOutOfService } from '../database/database-errors.ts';
import { SITE_RECORD_KINDS } from '../database/site-tables.ts';
import { OperatorError } from '../process/operator-error.ts';
import { rowOf, TABLE_NAMES, UnreadableArchive } from './archive-rows.ts';
import { filesOf, findPictures, RECEIVED_FILE } from './pictures/picture-store.ts';
import { picturesIn, withoutOtherPictures } from './record-content.ts';
import { findRevisionsOf } from './revisions.ts';
import { findRecord, lockSite } from './site-records.ts';
import { latestVersion, latestVersionNumber } from './versions.ts';
import { deleteWordsAgain, findDeletedWords } from './words/deleted-words.ts';

/**
 * Export and import of what the owner wrote and published, as a single file for another installation: JSON, one row per
 * line.
 */

/** Incremented when an older server could not read the file. */
const FORMAT = 1;

type Row = Readonly<Record<string, unknown>>;

/** Reads pictures one by one: all of them together may be larger than the memory. */
export async function* archiveLines(database: Database, now: Date): AsyncGenerator<string> {
  yield `[\n${JSON.stringify({ format: FORMAT, exportedAt: now.toISOString() })}`;
  // One transaction, so that no version refers to a missing revision.
  const { records, revisions, versions, pictures } = await database
    .transaction()
    .execute(async (transaction) => {
      await lockSite(transaction);
      return {
        records: await transaction.selectFrom('site_records').selectAll().execute(),
        revisions: await transaction.selectFrom('site_revisions').selectAll().execute(),
        versions: await transaction.selectFrom('site_versions').orderBy('number').selectAll().execute(),
        pictures: await transaction.selectFrom('site_pictures').select('id').orderBy('received_at').execute(),
      };
    });
  const ids = new Set(pictures.map(({ id }) => id));
  // Drops references to deleted pictures: an import would refuse the file as damaged.
  for (const row of records) {
    const content = row.content && withoutOtherPictures(row.content, ids);
    yield line('site_records', { ...row, content });
  }
  for (const row of revisions)
    yield line('site_revisions', { ...row, content: withoutOtherPictures(row.content, ids) });
  for (const row of versions) yield line('site_versions', row);
  for (const id of ids) yield* pictureLines(database, id);
  yield '\n]\n';
}

async function* pictureLines(database: Database, id: string): AsyncGenerator<string> {
  const { picture, files } = await database.transaction().execute(async (transaction) => ({
    picture: (await findPictures(transaction, [id])).get(id),
    files: await transaction
      .selectFrom('site_picture_files')
      .where('picture_id', '=', id)
      .selectAll()
      .execute(),
  }));
  if (!picture)
    throw new OperatorError('A picture was deleted while the site was exported. Export it again.');
  const { leased_until: _, ...row } = picture;
  yield line('site_pictures', row);
  for (const { content, ...file } of files)
    yield line('site_picture_files', { ...file, content: Buffer.from(content).toString('base64') });
}

function line(table: string, row: Row): string {
  return `,\n${JSON.stringify({ table, ...row })}`;
}

export async function hasSiteRecords(database: Database): Promise<boolean> {
  const record = await database.selectFrom('site_records').select('id').limit(1).executeTakeFirst();
  return record !== undefined || (await latestVersionNumber(database)) > 0;
}

/**
 * Replaces the existing content by that of the archive in one transaction. Clients' words that were deleted since the
 * archive was made stay deleted. Returns the number of imported rows per table.
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
    const deletedWords = await findDeletedWords(transaction);
    for (const table of TABLE_NAMES.toReversed()) await transaction.deleteFrom(table).execute();
    const counts = new Map<string, number>();
    for await (const { table, row, place } of rowsIn(lines)) {
      const insertion = transaction.insertInto(table).values(row).execute();
      await insertion.catch((error: unknown) => {
        if (isOutOfService(error)) throw error;
        throw new UnreadableArchive(`${place} is there twice, or what it belongs to is missing.`);
      });
      counts.set(table, (counts.get(table) ?? 0) + 1);
    }
    await requireShown(transaction);
    await requireFiles(transaction);
    await unlinkClients(transaction, formerProjects);
    await deleteWordsAgain(transaction, deletedWords);
    await makeNewest(transaction, former, now);
    return counts;
  });
}

/** Requires everything that the newest version shows. Older versions may refer to deleted records. */
async function requireShown(transaction: Transaction): Promise<void> {
  const { number, records } = await latestVersion(transaction);
  for (const kind of SITE_RECORD_KINDS) {
    const revisions = await findRevisionsOf(transaction, kind, records[kind]);
    const pictures = await findPictures(transaction, picturesIn(revisions));
    for (const [id] of records[kind]) {
      const revision = revisions.find((found) => found.id === id);
      if (!revision) throw new UnreadableArchive(`Version ${number} shows ${kind} ${id}, which is missing.`);
      if (!picturesIn(revision).every((picture) => pictures.has(picture)))
        throw new UnreadableArchive(`Version ${number} shows ${kind} ${id}, of which a picture is missing.`);
    }
  }
}

async function requireFiles(transaction: Transaction): Promise<void> {
  const files = await transaction.selectFrom('site_picture_files').select(['picture_id', 'name']).execute();
  const stored = new Set(files.map(({ picture_id, name }) => `${picture_id} ${name}`));
  for (const picture of await transaction.selectFrom('site_pictures').selectAll().execute()) {
    const names = picture.encoded_at ? filesOf(picture).map(({ name }) => name) : [RECEIVED_FILE];
    for (const name of names)
      if (!stored.has(`${picture.id} ${name}`))
        throw new UnreadableArchive(`The file ${name} of picture ${picture.id} is missing.`);
  }
}

/** A project is identified by the key of the form that created it, because another installation uses the same ids. */
async function projectKeys(transaction: Transaction): Promise<ReadonlyMap<number, string | null>> {
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
  transaction: Transaction,
  formerProjects: ReadonlyMap<number, string | null>,
): Promise<void> {
  const projects = await projectKeys(transaction);
  const clients = await transaction.selectFrom('client_words').selectAll().execute();
  for (const { id, project_id, testimonial_id, photo_id, author_name } of clients) {
    const testimonial =
      testimonial_id === null ? undefined : await findRecord(transaction, 'testimonial', testimonial_id);
    const pictures = photo_id === null ? undefined : await findPictures(transaction, [photo_id]);
    const isSameProject =
      project_id === null || (projects.get(project_id) ?? '') === formerProjects.get(project_id);
    const isSameTestimonial = testimonial_id === null || testimonial?.content.authorName === author_name;
    const hasPhoto = photo_id === null || pictures?.has(photo_id);
    if (isSameProject && isSameTestimonial && hasPhoto) continue;
    await transaction
      .updateTable('client_words')
      .set({
        ...(!isSameProject && { project_id: null }),
        ...(!isSameTestimonial && { testimonial_id: null }),
        ...(!hasPhoto && { photo_id: null }),
      })
      .where('id', '=', id)
      .execute();
  }
}

/** Servers follow the number of the newest version: if it did not increase, they would keep showing the old content. */
async function makeNewest(transaction: Transaction, former: number, now: Date): Promise<void> {
  const { number, records } = await latestVersion(transaction);
  if (former === 0) return;
  await transaction
    .insertInto('site_versions')
    .values({
      number: Math.max(former, number) + 1,
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
  let lineNumber = 0;
  for await (const text of lines) {
    lineNumber += 1;
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
    const place = `Line ${lineNumber}, a row of ${String(entry.table)},`;
    yield { ...rowOf(entry, place), place };
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
