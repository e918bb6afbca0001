import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { RecordKind } from '../database/schema.ts';
import { deletableTables } from '../deletion/deletion-list.ts';
import { EVERY_ROW } from './list-part.ts';
import type { SubmissionRecord } from './references.ts';

/**
 * Which records belong to a person, or a single one. There may be any number of them, since anybody can send forms with
 * the address of anybody: they are not held in memory, but looked up in parts.
 */
export type Person = {
  /** A record belongs to the person if it meets one of these. Each has an index. */
  readonly conditions: Readonly<Record<RecordKind, readonly Condition[]>>;
  /** The same for requests, for a query that finds few of them by something else. Uses no index of its own. */
  readonly isLeadOf: Condition;
};

type Condition = Expression<SqlBool>;

const NOTHING: Person['conditions'] = { lead: [], application: [], subscription: [], words: [] };
const NO_ROW = sql<SqlBool>`1 = 0`;

/** A single record, so that it can be deleted or shown without the person's others. */
export function onlyRecord({ kind, row: { id } }: { kind: RecordKind; row: { id: number } }): Person {
  const isIt = sql<SqlBool>`${sql.ref(`${deletableTables[kind].table}.id`)} = ${id}`;
  return { conditions: { ...NOTHING, [kind]: [isIt] }, isLeadOf: kind === 'lead' ? isIt : NO_ROW };
}

/** All records of the person who sent this one. Without an email address, as with some callers, only this record. */
export function personOf(found: SubmissionRecord): Person {
  if (found.row.email) return personWithEmail(found.row.email);
  const only = onlyRecord(found);
  if (found.kind !== 'lead') return only;
  const isAboutIt = sql<SqlBool>`client_words.kept_since is not null and client_words.reference = ${found.row.reference}`;
  return { ...only, conditions: { ...only.conditions, words: [isAboutIt] } };
}

/** Ignores the case of the address. */
export function personWithEmail(email: string): Person {
  const address = email.trim().toLowerCase();
  const is = (column: string) => sql<SqlBool>`lower(${sql.ref(column)}) = ${address}`;
  const isLeadOf = sql<SqlBool>`${address} in (lower(contact_messages.email), lower(contact_messages.reply_to))`;
  // Words that were written again after a withdrawal have no address, only the reference of the request.
  const isAboutLead = sql<SqlBool>`client_words.id in (
    select about.id from client_words as about where about.kept_since is not null and about.reference > ''
    and exists (select 1 from contact_messages where contact_messages.reference = about.reference and ${isLeadOf})
  )`;
  return {
    conditions: {
      lead: [is('contact_messages.email'), is('contact_messages.reply_to')],
      application: [is('job_applications.email')],
      subscription: [is('newsletter_subscriptions.email')],
      words: [sql<SqlBool>`client_words.kept_since is not null and ${is('client_words.email')}`, isAboutLead],
    },
    isLeadOf,
  };
}

/**
 * Other records that may be from the same sender: with the same address or phone number. Only for display: people in
 * one house share a number, so copies and deletions use the address only.
 */
export function likelySamePerson(found: SubmissionRecord): Person {
  const { kind, row } = found;
  const person = personOf(found);
  // Matches nothing without a number. The same condition as in the partial index, which excludes such rows.
  const hasPhone = (table: string) => {
    const digits = sql.ref(`${table}.phone_digits`);
    return sql<SqlBool>`${digits} <> '' and ${digits} = ${row.phone_digits}`;
  };
  const conditions = {
    ...person.conditions,
    lead: [...person.conditions.lead, hasPhone('contact_messages')],
    application: [...person.conditions.application, hasPhone('job_applications')],
  };
  const isOther = sql<SqlBool>`${sql.ref(`${deletableTables[kind].table}.id`)} <> ${row.id}`;
  const others = conditions[kind].map((condition) => sql<SqlBool>`${condition} and ${isOther}`);
  return { ...person, conditions: { ...conditions, [kind]: others } };
}

type Range = { readonly order: 'asc' | 'desc'; readonly after?: number | undefined; readonly limit: number };

/** Looks up each condition by its index: with `or` a database may read all rows and sort them. */
export async function findIds(
  database: Database,
  { conditions }: Person,
  kind: RecordKind,
  { order, after, limit }: Range,
): Promise<number[]> {
  const { id, table } = columnsOf(kind);
  const direction = sql.raw(order);
  const isBeyond =
    after === undefined ? EVERY_ROW : sql<SqlBool>`${id} ${sql.raw(order === 'asc' ? '>' : '<')} ${after}`;
  const parts = conditions[kind].map(
    (condition) => sql`select id from (
      select ${id} as id from ${table} where ${condition} and ${isBeyond} order by ${id} ${direction} limit ${limit}
    ) as part`,
  );
  if (parts.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(parts, sql` union `)}) as found order by id ${direction} limit ${limit}
  `.execute(database);
  return rows.map((row) => row.id);
}

/** Reads the indexes alone. */
export async function countIds(
  database: Database,
  { conditions }: Person,
  kind: RecordKind,
): Promise<number> {
  const { id, table } = columnsOf(kind);
  const parts = conditions[kind].map((condition) => sql`select ${id} as id from ${table} where ${condition}`);
  if (parts.length === 0) return 0;
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from (${sql.join(parts, sql` union `)}) as found
  `.execute(database);
  return Number(rows[0]?.count);
}

function columnsOf(kind: RecordKind) {
  const { table } = deletableTables[kind];
  return { id: sql.ref<number>(`${table}.id`), table: sql.table(table) };
}
