import { type Expression, type SqlBool, sql } from 'kysely';
import { applicationFields } from '../../contract/forms/application.ts';
import { contactFields } from '../../contract/forms/contact.ts';
import type { Fields } from '../../contract/forms/field.ts';
import { type Database, isPostgres } from '../database/database.ts';
import type { ContactMessageRow } from '../database/schema.ts';
import { type ApplicationRow, applications } from './applications.ts';
import { findByReference } from './references.ts';
import type { SubscriberRow } from './subscribers.ts';

export const SEARCH_MAX_CHARACTERS = 100;
const WORDS_MAX = 8;
/** Fewer digits would match too many numbers. */
const PHONE_DIGITS_MIN = 4;

export type SearchResults = {
  readonly leads: readonly ContactMessageRow[];
  readonly applications: readonly ApplicationRow[];
  readonly subscribers: readonly SubscriberRow[];
};

/**
 * Everything that holds all of the words, spam included: in names, addresses, references, what people wrote and what
 * the owner noted. A number is looked for among the phone numbers, however they were typed. The newest first.
 */
export async function search(database: Database, query: string, limit: number): Promise<SearchResults> {
  // Split at null characters, too: PostgreSQL takes no text with one.
  const words = query
    .split(/[\s\0]+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX);
  if (words.length === 0) return { leads: [], applications: [], subscribers: [] };
  const matches = (columns: readonly string[]) => (): Expression<SqlBool> =>
    anyOf([
      allOf(words.map((word) => anyOf(columns.map((column) => holds(database, column, word))))),
      ...(columns.includes('phone') ? phoneHolds(query) : []),
    ]);
  const found = await findByReference(database, query);
  const leads = await database
    .selectFrom('contact_messages')
    .selectAll()
    .where(matches(LEAD_COLUMNS))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const applied = await applications(database)
    .where(matches(APPLICATION_COLUMNS))
    .orderBy('received_at', 'desc')
    .orderBy('job_applications.id', 'desc')
    .limit(limit)
    .execute();
  const subscribers = await database
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where(matches(['email']))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  // A reference that was misread over the phone holds other letters, and still means one record.
  return {
    leads: found?.kind === 'lead' ? withFirst(found.row, leads) : leads,
    applications: found?.kind === 'application' ? withFirst(found.row, applied) : applied,
    subscribers,
  };
}

/** Every field of a form is searched. */
const LEAD_COLUMNS = [...columnNames(contactFields), 'reply_to', 'reference', 'note'];
const APPLICATION_COLUMNS = [...columnNames(applicationFields), 'reference', 'original_name'];

function columnNames(fields: Fields): string[] {
  return Object.values(fields).map(({ column }) => column);
}

/** Both engines may ignore the case of ASCII letters only: so the usual spellings of a word are tried. */
function holds(database: Database, column: string, word: string): Expression<SqlBool> {
  const like = isPostgres(database) ? sql`ilike` : sql`like`;
  const [first = ''] = word;
  const spellings = new Set([
    word,
    word.toLowerCase(),
    word.toUpperCase(),
    first.toUpperCase() + word.slice(first.length).toLowerCase(),
  ]);
  const patterns = [...spellings].map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  return anyOf(patterns.map((text) => sql<SqlBool>`${sql.ref(column)} ${like} ${text} escape '\\'`));
}

function phoneHolds(query: string): Expression<SqlBool>[] {
  // Phones show the country code, which few people type into a form.
  const digits = query.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length < PHONE_DIGITS_MIN || /[^\d\s()+./-]/.test(query)) return [];
  const punctuation = [' ', '-', '(', ')', '.', '/', '+'];
  const bare = punctuation.reduce(
    (column, character) => sql<string>`replace(${column}, ${sql.lit(character)}, '')`,
    sql<string>`${sql.ref('phone')}`,
  );
  return [sql<SqlBool>`${bare} like ${`%${digits}%`}`];
}

function anyOf(conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

function allOf(conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

function withFirst<Row extends { id: number }>(first: Row, rows: readonly Row[]): Row[] {
  return [first, ...rows.filter(({ id }) => id !== first.id)];
}
