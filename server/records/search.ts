import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { foldText, numberDigits } from '../database/search-columns.ts';
import { allAdditions } from './additions.ts';
import { type ApplicationRow, applications } from './applications.ts';
import { type LeadRow, leadRows } from './leads.ts';
import { EVERY_ROW, isBeyond, type Position } from './list-part.ts';
import { allNotes } from './notes.ts';
import { findByReference } from './references.ts';
import type { SubscriberRow } from './subscribers.ts';

export const SEARCH_MAX_CHARACTERS = 100;
const WORDS_MAX = 8;
/** Fewer digits would match too many numbers. */
const PHONE_DIGITS_MIN = 4;
/** Takes SQLite a few milliseconds with long messages. */
const ROWS_PER_STEP = 200;

export type SearchResults = {
  readonly leads: readonly LeadRow[];
  readonly applications: readonly ApplicationRow[];
  readonly subscribers: readonly SubscriberRow[];
};

/**
 * Finds records that contain all of the words, including spam: in names, addresses, references, messages, what was
 * added to a request, the places of its visits and the owner's notes. Digits are matched against phone numbers, however
 * they were typed. Newest first.
 */
export async function search(database: Database, query: string, limit: number): Promise<SearchResults> {
  // Splits at null characters, too: PostgreSQL does not accept text with one.
  const words = foldText(query)
    .split(/[\s\0]+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX);
  if (words.length === 0) return { leads: [], applications: [], subscribers: [] };
  const holdsWords = (...texts: Expression<string | null>[]) =>
    allOf(words.map((word) => anyOf(texts.map((text) => holds(text, word)))));
  const holdsWordsOrPhone = (...texts: Expression<string | null>[]) =>
    anyOf([holdsWords(...texts), ...phoneHolds(query)]);
  const searchText = sql.ref<string>('search_text');
  const found = await findByReference(database, query);
  const leads = await newestMatches(database, {
    rows: leadRows(database),
    table: 'contact_messages',
    time: 'received_at',
    matches: holdsWordsOrPhone(
      searchText,
      allNotes('lead', 'search_text'),
      allAdditions('search_text'),
      allVisitPlaces,
    ),
    limit,
  });
  const applied = await newestMatches(database, {
    rows: applications(database),
    table: 'job_applications',
    time: 'received_at',
    matches: holdsWordsOrPhone(searchText, allNotes('application', 'search_text')),
    limit,
  });
  const subscribers = await newestMatches(database, {
    rows: database.selectFrom('newsletter_subscriptions').selectAll(),
    table: 'newsletter_subscriptions',
    time: 'created_at',
    matches: holdsWords(sql<string>`replace(lower(email), '''', '')`),
    limit,
  });
  // A reference that was misread over the phone contains other letters, and still identifies one record.
  return {
    leads: found?.kind === 'lead' ? withFirst(found.row, leads) : leads,
    applications: found?.kind === 'application' ? withFirst(found.row, applied) : applied,
    subscribers,
  };
}

/** A subquery with the places of all visits of a request, past and cancelled ones too. */
const allVisitPlaces = sql<string | null>`(
  select string_agg(visits.search_text, ${sql.lit('\n\n')} order by visits.id) from visits
  where visits.contact_message_id = contact_messages.id
)`;

type Searched<DB, TB extends keyof DB, Row> = {
  readonly rows: SelectQueryBuilder<DB, TB, Row>;
  readonly table: keyof Schema;
  /** The indexed column by which the newest are found. */
  readonly time: string;
  readonly matches: Expression<SqlBool>;
  readonly limit: number;
};

/** Reads a few hundred rows at a time, so that other requests are handled in between. */
async function newestMatches<DB, TB extends keyof DB, Row>(
  database: Database,
  { rows, table, time, matches, limit }: Searched<DB, TB, Row>,
): Promise<Row[]> {
  const columns = { time: sql.ref<string>(`${table}.${time}`), id: sql.ref<number>(`${table}.id`) };
  const found: Row[] = [];
  let from: Position | undefined;
  do {
    const isOlder = from ? isBeyond(columns, from, 'desc') : EVERY_ROW;
    const last = await stepEnd(database, table, columns, isOlder);
    const isInStep = last
      ? sql<SqlBool>`(${columns.time}, ${columns.id}) >= (${last.at}, ${last.id})`
      : EVERY_ROW;
    const step = await rows
      .where(isOlder)
      .where(isInStep)
      .where(matches)
      .orderBy(columns.time, 'desc')
      .orderBy(columns.id, 'desc')
      .limit(limit - found.length)
      .execute();
    found.push(...(step as Row[]));
    from = last;
  } while (from && found.length < limit);
  return found;
}

/** The last row of the next step; undefined for the last step. */
async function stepEnd(
  database: Database,
  table: keyof Schema,
  { time, id }: { time: Expression<string>; id: Expression<number> },
  isOlder: Expression<SqlBool>,
): Promise<Position | undefined> {
  const { rows } = await sql<Position>`
    select ${time} as at, ${id} as id from ${sql.table(table)}
    where ${isOlder} order by ${time} desc, ${id} desc limit 1 offset ${ROWS_PER_STEP - 1}
  `.execute(database);
  return rows[0];
}

function holds(text: Expression<string | null>, word: string): Expression<SqlBool> {
  return sql<SqlBool>`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}

function phoneHolds(query: string): Expression<SqlBool>[] {
  const digits = numberDigits(query);
  if (digits.length < PHONE_DIGITS_MIN || /[^\d\s()+./-]/.test(query)) return [];
  return [sql<SqlBool>`phone_digits like ${`%${digits}%`}`];
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
