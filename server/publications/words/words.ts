import type { Database, Queries } from '../../database/database.ts';
import type { ClientWordsRow } from '../../database/site-tables.ts';
import { enqueueWordsRequest } from '../../outbox/words-mail.ts';
import { lockSite } from '../site-records.ts';
import { latestVersion } from '../versions.ts';
import { wordsPaths, wordsToken } from './words-link.ts';

/**
 * - `asked`: nothing has come yet.
 * - `sent`: they may be published.
 * - `private`: they may be read by the owner alone, since the client did not allow more.
 * - `published`: the newest version shows them.
 * - `gone`: the client took them back, or the owner deleted them.
 */
export type WordsState = 'asked' | 'sent' | 'private' | 'published' | 'gone';

export type Words = ClientWordsRow & {
  readonly state: WordsState;
  /** Of the client's page, on this site. */
  readonly path: string;
};

type Asking = {
  readonly email: string;
  /** As the client is known here; empty if not. */
  readonly name?: string;
  /** What it is about: the id of a project, or the reference of a request. */
  readonly project?: number | undefined;
  readonly reference?: string | undefined;
  readonly now: Date;
  /** Whether a mail goes out with the link. Without mail the owner copies the link from the desk. */
  readonly hasMail: boolean;
};

type Asked = {
  /** Of the client's page. The same whenever the same client is asked about the same thing. */
  readonly path: string;
  readonly isNew: boolean;
};

/** Asks a client for words about the work. Once they have come, or twice a day, no mail is sent for it. */
export async function askForWords(database: Database, asking: Asking): Promise<Asked> {
  const { row, isNew } = await database.transaction().execute(async (transaction) => {
    await lockSite(transaction);
    const known = await findAsked(transaction, asking);
    const now = asking.now.toISOString();
    const asked = {
      email: asking.email.trim(),
      name: asking.name?.trim() || known?.name || null,
      asked_at: now,
      kept_since: known?.kept_since ?? now,
      project_id: asking.project ?? known?.project_id ?? null,
      reference: asking.reference ?? known?.reference ?? null,
    };
    const row = known
      ? await transaction
          .updateTable('client_words')
          .set(asked)
          .where('id', '=', known.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await transaction
          .insertInto('client_words')
          .values({ ...asked, created_at: now })
          .returningAll()
          .executeTakeFirstOrThrow();
    if (asking.hasMail && !row.sent_at) await enqueueWordsRequest(transaction, row, asking.now);
    return { row, isNew: !known };
  });
  return { path: wordsPaths.page(await wordsToken(database, row)), isNew };
}

/** Whom somebody may have asked already: about the same request, or by the same address about the same project. */
async function findAsked(
  transaction: Queries,
  { email, project, reference }: Asking,
): Promise<ClientWordsRow | undefined> {
  const rows = await transaction
    .selectFrom('client_words')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(reference ? [eb('reference', '=', reference)] : []),
        ...(project ? [eb('project_id', '=', project)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
  const address = email.trim().toLowerCase();
  return rows.find(
    (row) => (reference && row.reference === reference) || row.email?.toLowerCase() === address,
  );
}

export function wordsOfProject(database: Database, project: number): Promise<Words[]> {
  return findWords(database, { project_id: project });
}

export async function wordsOfRequest(database: Database, reference: string): Promise<Words | undefined> {
  const [words] = await findWords(database, { reference });
  return words;
}

export async function wordsOfTestimonial(database: Database, id: number): Promise<Words | undefined> {
  const [words] = await findWords(database, { testimonial_id: id });
  return words;
}

type Subject = Partial<Pick<ClientWordsRow, 'project_id' | 'reference' | 'testimonial_id'>>;

/** Newest first; about one thing, or all of them: a contractor asks some dozens of clients a year. */
export async function findWords(database: Database, about: Subject = {}): Promise<Words[]> {
  const rows = await database
    .selectFrom('client_words')
    .selectAll()
    .where((eb) => eb.and(about))
    .orderBy('id', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const published = await publishedTestimonials(database);
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      state: stateOf(row, published),
      path: wordsPaths.page(await wordsToken(database, row)),
    })),
  );
}

export async function publishedTestimonials(database: Queries): Promise<ReadonlySet<number>> {
  const { records } = await latestVersion(database);
  return new Set(records.testimonial.map(([id]) => id));
}

export function stateOf(row: ClientWordsRow, published: ReadonlySet<number>): WordsState {
  if (row.kept_since === null) return 'gone';
  if (row.sent_at === null) return 'asked';
  if (row.testimonial_id !== null && published.has(row.testimonial_id)) return 'published';
  return row.permitted_at === null ? 'private' : 'sent';
}
