import { sql } from 'kysely';
import { contactFields } from '../../contract/forms/contact.ts';
import { valuesOfRow } from '../../contract/forms/field.ts';
import type { Database, Queries } from '../database/database.ts';
import type { ContactMessageRow } from '../database/schema.ts';

type LeadConditions = {
  readonly isWaiting?: boolean | undefined;
  readonly isSpam?: boolean;
  /** Only those with an earlier `reply_by`. */
  readonly replyBefore?: Date | undefined;
};

type LeadFilter = LeadConditions & {
  readonly limit?: number | undefined;
  readonly offset?: number;
  /** First those that wait, the most urgent first, then the others. */
  readonly isWaitingFirst?: boolean;
};

/** The newest first; of those that wait for an answer the most urgent. */
export async function listLeads(
  database: Queries,
  { limit, offset = 0, isWaitingFirst = false, ...filter }: LeadFilter = {},
): Promise<ContactMessageRow[]> {
  const isWaiting = filter.isWaiting === true;
  return leads(database, filter)
    .selectAll()
    .$if(isWaitingFirst, (query) => query.orderBy(urgency))
    .$if(isWaiting, (query) => query.orderBy('reply_by', 'asc').orderBy('id', 'asc'))
    .$if(!isWaiting, (query) => query.orderBy('received_at', 'desc').orderBy('id', 'desc'))
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0).offset(offset))
    .execute();
}

/** By the end of the promised time; answered ones last. */
const urgency = sql`case when answered_at is null then reply_by else '9999' end`;

export async function countLeads(database: Database, filter: LeadConditions = {}): Promise<number> {
  const { count } = await leads(database, filter)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type LeadWithPhotoCount = ContactMessageRow & { readonly photo_count: number | string | bigint };

/** The next after that id, in the order of arrival. */
export function leadsAfter(database: Database, id: number, limit: number): Promise<LeadWithPhotoCount[]> {
  return leads(database, {})
    .selectAll()
    .select(({ selectFrom, fn }) =>
      selectFrom('lead_photos')
        .select(fn.countAll().as('count'))
        .whereRef('lead_photos.contact_message_id', '=', 'contact_messages.id')
        .$asScalar()
        .as('photo_count'),
    )
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .$castTo<LeadWithPhotoCount>()
    .execute();
}

function leads(database: Queries, { isWaiting = false, isSpam = false, replyBefore }: LeadConditions) {
  return database
    .selectFrom('contact_messages')
    .where('is_spam', '=', isSpam ? 1 : 0)
    .$if(isWaiting, (query) => query.where('answered_at', 'is', null))
    .$if(replyBefore !== undefined, (query) =>
      query.where('reply_by', '<=', replyBefore?.toISOString() ?? ''),
    );
}

/** For JSON output. */
export function leadRecord(row: ContactMessageRow) {
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
