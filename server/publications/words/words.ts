import type { Database, Transaction } from '../../database/database.ts';
import type { ClientWordsRow } from '../../database/site-tables.ts';
import { enqueueWordsRequest } from '../../outbox/words-mail.ts';
import { lockSite } from '../site-records.ts';
import { latestVersion } from '../versions.ts';
import { createWordsPaths } from './words-link.ts';

/**
 * - `asked`: the client has sent nothing yet.
 * - `sent`: the words may be published.
 * - `private`: only the owner may read them, since the client did not allow more.
 * - `published`: the newest version shows them.
 * - `gone`: the client withdrew them, or the owner deleted them.
 */
export type WordsState = 'asked' | 'sent' | 'private' | 'published' | 'gone';

export type Words = ClientWordsRow & {
  readonly state: WordsState;
  /** Path of the client's page. */
  readonly path: string;
  /** Why the mail that asks for them is not with the client; undefined if it is, or is still to go, or there is none. */
  readonly mailTrouble: 'failed' | 'retried' | undefined;
};

type Asking = {
  readonly email: string;
  /** The client's name, if it is known; else empty. */
  readonly name?: string;
  /** What it is about: the id of a project, or the reference of a request. */
  readonly project?: number | undefined;
  readonly reference?: string | undefined;
  readonly now: Date;
  /** Whether to mail the link. Without mail, the owner copies it from the desk. */
  readonly hasMail: boolean;
};

type Asked = {
  /** Path of the client's page: the same each time the same client is asked about the same thing. */
  readonly path: string;
  readonly isMailed: boolean;
};

/** Asks a client for a testimonial. No mail is sent if the words have already come, nor a second time within a day. */
export async function askForWords(database: Database, asking: Asking): Promise<Asked> {
  const { row, isMailed } = await database.transaction().execute(async (transaction) => {
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
    const isMailed =
      asking.hasMail && !row.sent_at && (await enqueueWordsRequest(transaction, row, asking.now));
    return { row, isMailed };
  });
  const pathOf = await createWordsPaths(database);
  return { path: pathOf(row), isMailed };
}

/**
 * Finds an earlier row: about the same request, or for the same address and project. A client who has not answered yet
 * is asked about the other by the same link, since request and project are mostly the same work.
 */
async function findAsked(
  transaction: Transaction,
  { email, project, reference }: Asking,
): Promise<ClientWordsRow | undefined> {
  const address = email.trim().toLowerCase();
  const rows = await transaction
    .selectFrom('client_words')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(reference ? [eb('reference', '=', reference)] : []),
        ...(address ? [eb(eb.fn<string>('lower', ['email']), '=', address)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
  return (
    rows.find((row) => (reference ? row.reference === reference : row.project_id === project)) ??
    rows.findLast((row) => row.sent_at === null && (reference ? row.reference : row.project_id) === null)
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

/** Newest first; about one subject or all. There is no paging: a contractor asks some dozens of clients a year. */
export async function findWords(database: Database, about: Subject = {}): Promise<Words[]> {
  const rows = await database
    .selectFrom('client_words')
    .selectAll()
    .where((eb) => eb.and(about))
    .orderBy('id', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const published = await publishedTestimonialIds(database);
  const pathOf = await createWordsPaths(database);
  const troubles = await mailTroubles(database, about);
  return rows.map((row) => ({
    ...row,
    state: wordsStateOf(row, published),
    path: pathOf(row),
    mailTrouble: troubles.get(row.id),
  }));
}

/** By the id of the words: what became of the last mail that asked for them. */
async function mailTroubles(
  database: Database,
  about: Subject,
): Promise<ReadonlyMap<number | null, Words['mailTrouble']>> {
  const mails = await database
    .selectFrom('outbox')
    .select(['client_words_id', 'state', 'last_error'])
    .where('kind', '=', 'words-request')
    .where('client_words_id', 'in', (eb) =>
      eb
        .selectFrom('client_words')
        .select('id')
        .where((of) => of.and(about)),
    )
    .orderBy('id')
    .execute();
  return new Map(
    mails.map(({ client_words_id, state, last_error }) => [
      client_words_id,
      state === 'failed' ? 'failed' : state === 'waiting' && last_error ? 'retried' : undefined,
    ]),
  );
}

export async function publishedTestimonialIds(database: Database): Promise<ReadonlySet<number>> {
  const { records } = await latestVersion(database);
  return new Set(records.testimonial.map(([id]) => id));
}

export function wordsStateOf(row: ClientWordsRow, published: ReadonlySet<number>): WordsState {
  if (row.kept_since === null) return 'gone';
  if (row.sent_at === null) return 'asked';
  if (row.testimonial_id !== null && published.has(row.testimonial_id)) return 'published';
  return row.permitted_at === null ? 'private' : 'sent';
}
