import { type Expression, type InferResult, type SqlBool, sql } from 'kysely';
import { contactFields } from '../../contract/forms/contact.ts';
import { valuesOfRow } from '../../contract/forms/field.ts';
import type { Database } from '../database/database.ts';
import { allAdditions } from './additions.ts';
import { listPart } from './list-part.ts';
import { allNotes } from './notes.ts';

/** All but the first are the same conditions as in the partial indexes. */
const conditions = {
  genuine: sql<SqlBool>`is_spam = 0`,
  waiting: sql<SqlBool>`is_spam = 0 and answered_at is null`,
  answered: sql<SqlBool>`is_spam = 0 and answered_at is not null`,
  spam: sql<SqlBool>`is_spam = 1`,
};

export const genuineLeads = newestFirst('leads', conditions.genuine);
export const answeredLeads = newestFirst('answered', conditions.answered);
export const spamLeads = newestFirst('leads', conditions.spam);

function newestFirst(name: string, condition: Expression<SqlBool>) {
  return listPart({
    name,
    table: 'contact_messages',
    time: 'received_at',
    order: 'desc',
    condition,
    rows: leadRows,
  });
}

/** Most urgent first. */
export const waitingLeads = listPart({
  name: 'waiting',
  table: 'contact_messages',
  time: 'reply_by',
  order: 'asc',
  condition: conditions.waiting,
  rows: leadRows,
});

/** A request with all notes about it as one text. */
export type LeadRow = InferResult<ReturnType<typeof leadRows>>[number];

export function leadRows(database: Database) {
  return database
    .selectFrom('contact_messages')
    .selectAll('contact_messages')
    .select(allNotes('lead', 'text').as('note'));
}

/** Does not count spam. */
export async function countLeads(database: Database): Promise<number> {
  return (await waitingLeads.count(database)) + (await answeredLeads.count(database));
}

export async function countOverdueLeads(database: Database, now: Date): Promise<number> {
  return waitingLeads.count(database, { at: now.toISOString(), isInclusive: true });
}

export type ExportedLead = LeadRow & {
  readonly photo_count: number | string | bigint;
  /** What the visitor added later, as one text. */
  readonly added: string | null;
  /** The last visit of the request that is not cancelled. */
  readonly visit_minute: number | null;
  readonly visit_street: string | null;
  readonly visit_city: string | null;
};

/** The next ones after this id, in the order of arrival. */
export function leadsAfter(database: Database, id: number, limit: number): Promise<ExportedLead[]> {
  return leadRows(database)
    .leftJoin('visits', (join) =>
      join
        .onRef('visits.contact_message_id', '=', 'contact_messages.id')
        .on('visits.id', '=', ({ selectFrom }) =>
          selectFrom('visits as standing')
            .select(({ fn }) => fn.max('standing.id').as('id'))
            .whereRef('standing.contact_message_id', '=', 'contact_messages.id')
            .where('standing.cancelled_at', 'is', null),
        ),
    )
    .select([
      'visits.start_minute as visit_minute',
      'visits.street as visit_street',
      'visits.city as visit_city',
    ])
    .select(allAdditions('text').as('added'))
    .select(({ selectFrom, fn }) =>
      selectFrom('lead_photos')
        .select(fn.countAll().as('count'))
        .whereRef('lead_photos.contact_message_id', '=', 'contact_messages.id')
        .$asScalar()
        .as('photo_count'),
    )
    .where('is_spam', '=', 0)
    .where('contact_messages.id', '>', id)
    .orderBy('contact_messages.id')
    .limit(limit)
    .$castTo<ExportedLead>()
    .execute();
}

/** For JSON output. */
export function leadRecord(row: LeadRow) {
  return {
    reference: row.reference,
    receivedAt: row.received_at,
    replyBy: row.reply_by,
    answeredAt: row.answered_at,
    note: row.note,
    spamReason: row.spam_reason,
    ...valuesOfRow(contactFields, row),
    replyTo: row.reply_to,
    form: row.form,
    subject: row.subject,
  };
}
