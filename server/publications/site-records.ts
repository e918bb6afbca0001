import { sql } from 'kysely';
import { type Database, isPostgres, type Transaction } from '../database/database.ts';
import type { SiteRecordKind } from '../database/site-tables.ts';
import type { RecordContents } from './record-content.ts';

/** A draft as it was last saved, published or not. */
export type SiteRecord<Kind extends SiteRecordKind = SiteRecordKind> = {
  readonly kind: Kind;
  readonly id: number;
  readonly revision: number;
  readonly changedAt: string;
  readonly content: RecordContents[Kind];
  /** Identifies the form that has created it. */
  readonly formKey?: string | undefined;
};

/** The first id of the owner's records: lower ids belong to the samples. */
const FIRST_ID = 101;
/** The id of prices and company, which have one record each. */
export const ONLY_ID = 1;

export const FIRST_REVISION = 1;

type Creation<Kind extends SiteRecordKind> = { readonly content: RecordContents[Kind]; readonly now: Date };

type Saving<Kind extends SiteRecordKind> = {
  readonly content: RecordContents[Kind];
  /** The revision with which the form was opened; if undefined, any revision is overwritten. */
  readonly basedOn?: number | undefined;
  readonly now: Date;
};

export type SaveResult<Kind extends SiteRecordKind> =
  | { readonly isSaved: true; readonly record: SiteRecord<Kind> }
  /** Somebody else has saved in the meantime, and nothing was stored. */
  | { readonly isSaved: false; readonly newer: SiteRecord<Kind> };

/** `formKey` identifies the form: sent again, it gets the record that it has created, which stays as it is. */
export async function createRecord<Kind extends SiteRecordKind>(
  database: Database,
  kind: Kind,
  { formKey, ...creation }: Creation<Kind> & { readonly formKey?: string | undefined },
): Promise<SiteRecord<Kind>> {
  return database.transaction().execute(async (transaction) => {
    await lockSite(transaction);
    const made =
      formKey && (await rowQuery(transaction, kind).where('form_key', '=', formKey).executeTakeFirst());
    return made ? recordOf<Kind>(made) : insertRecord(transaction, kind, creation, formKey);
  });
}

/** The transaction must hold the lock of the site. */
export async function insertRecord<Kind extends SiteRecordKind>(
  transaction: Transaction,
  kind: Kind,
  { content, now }: Creation<Kind>,
  formKey: string | null = null,
): Promise<SiteRecord<Kind>> {
  const { last, highest, lowest } = await transaction
    .selectFrom('site_records')
    .select(({ fn }) => [fn.max('id').as('last'), fn.max('rank').as('highest'), fn.min('rank').as('lowest')])
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  const row = {
    kind,
    id: last === null ? FIRST_ID : Number(last) + 1,
    revision: FIRST_REVISION,
    // Projects and testimonials are listed newest first, people in the order in which they were added.
    rank: kind === 'person' ? Number(lowest ?? 0) - 1 : Number(highest ?? 0) + 1,
    form_key: formKey,
    changed_at: now.toISOString(),
    content: JSON.stringify(content),
  };
  await transaction.insertInto('site_records').values(row).execute();
  return recordOf<Kind>(row);
}

/** Saving the same content again changes nothing: a double tap does not make a second revision. */
export async function saveRecord<Kind extends SiteRecordKind>(
  database: Database,
  kind: Kind,
  id: number,
  saving: Saving<Kind>,
): Promise<SaveResult<Kind> | undefined> {
  return database.transaction().execute(async (transaction) => {
    await lockSite(transaction);
    return updateRecord(transaction, kind, id, saving);
  });
}

/** The transaction must hold the lock of the site. */
export async function updateRecord<Kind extends SiteRecordKind>(
  transaction: Transaction,
  kind: Kind,
  id: number,
  { content, basedOn, now }: Saving<Kind>,
): Promise<SaveResult<Kind> | undefined> {
  const current = await findRecord(transaction, kind, id);
  if (!current && id !== ONLY_ID) return undefined;
  const text = JSON.stringify(content);
  if (current && JSON.stringify(current.content) === text) return { isSaved: true, record: current };
  if (current && basedOn !== undefined && basedOn !== current.revision)
    return { isSaved: false, newer: current };
  const row = {
    kind,
    id,
    revision: (current?.revision ?? 0) + 1,
    rank: 0,
    form_key: null,
    changed_at: now.toISOString(),
    content: text,
  };
  const { revision, changed_at } = row;
  await transaction
    .insertInto('site_records')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'id']).doUpdateSet({ revision, changed_at, content: text }),
    )
    .execute();
  return { isSaved: true, record: { ...recordOf<Kind>(row), formKey: current?.formKey } };
}

export async function findRecord<Kind extends SiteRecordKind>(
  database: Database,
  kind: Kind,
  id: number,
): Promise<SiteRecord<Kind> | undefined> {
  const row = await rowQuery(database, kind).where('id', '=', id).executeTakeFirst();
  return row && recordOf<Kind>(row);
}

/** In the order of the site. */
export async function listRecords<Kind extends SiteRecordKind>(
  database: Database,
  kind: Kind,
): Promise<SiteRecord<Kind>[]> {
  const rows = await rowQuery(database, kind).orderBy('rank', 'desc').execute();
  return rows.map((row) => recordOf<Kind>(row));
}

export type Move = {
  readonly where: 'up' | 'first';
  /** The id of the record that stood above it when the button was pressed; if undefined, any may. */
  readonly above?: number | undefined;
};

/**
 * Swaps the record with the one before it, or moves it to the front. `among` are the ids of the list in which it is
 * seen, if that is not all of the kind. Returns false if it cannot be moved like this; a second tap finds it moved.
 */
export async function moveRecord(
  transaction: Transaction,
  kind: SiteRecordKind,
  id: number,
  { where, above }: Move,
  among: readonly number[] | undefined,
): Promise<boolean> {
  const all = await rowQuery(transaction, kind).select('rank').orderBy('rank', 'desc').execute();
  const rows = all.filter((row) => among?.includes(row.id) ?? true);
  const at = rows.findIndex((row) => row.id === id);
  const moved = rows[at];
  const before = rows[where === 'first' ? 0 : at - 1];
  if (where === 'up' && above !== undefined && before?.id !== above) return rows[at + 1]?.id === above;
  if (!moved || !before || at === 0) return false;
  await setRank(transaction, kind, id, where === 'first' ? (all[0]?.rank ?? 0) + 1 : before.rank);
  if (where === 'up') await setRank(transaction, kind, before.id, moved.rank);
  return true;
}

/** Puts these records into this order, in the places that they have among all others. */
export async function restoreOrder(
  transaction: Transaction,
  kind: SiteRecordKind,
  ids: readonly number[],
): Promise<void> {
  const rows = await transaction
    .selectFrom('site_records')
    .select(['id', 'rank'])
    .where('kind', '=', kind)
    .orderBy('rank', 'desc')
    .execute();
  const named = new Set(ids);
  const places = rows.filter(({ id }) => named.has(id));
  for (const [index, { id, rank }] of places.entries()) {
    const wanted = ids[index];
    if (wanted !== undefined && wanted !== id) await setRank(transaction, kind, wanted, rank);
  }
}

async function setRank(
  transaction: Transaction,
  kind: SiteRecordKind,
  id: number,
  rank: number,
): Promise<void> {
  await transaction
    .updateTable('site_records')
    .set({ rank })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

/**
 * Serialises changes of drafts and versions across all instances until the transaction ends; SQLite has a single writer
 * anyway. Readers are not blocked.
 */
export async function lockSite(transaction: Transaction): Promise<void> {
  if (isPostgres(transaction))
    await sql`lock table site_versions in share row exclusive mode`.execute(transaction);
}

type Row = {
  id: number;
  kind: string;
  revision: number;
  changed_at: string;
  content: string | null;
  form_key: string | null;
};

function rowQuery(database: Database, kind: SiteRecordKind) {
  return database
    .selectFrom('site_records')
    .select(['kind', 'id', 'revision', 'changed_at', 'content', 'form_key'])
    .where('kind', '=', kind)
    .where('content', 'is not', null);
}

function recordOf<Kind extends SiteRecordKind>(row: Row): SiteRecord<Kind> {
  const { kind, id, revision, changed_at: changedAt, form_key: formKey } = row;
  const content = JSON.parse(String(row.content));
  return { kind: kind as Kind, id, revision, changedAt, content, formKey: formKey ?? undefined };
}
