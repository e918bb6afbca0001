import { randomUUID } from 'node:crypto';
import { projectTypes } from '../../../content/project-types.ts';
import { contactFields } from '../../../contract/forms/contact.ts';
import type { ColumnsOf } from '../../../contract/forms/field.ts';
import { emailAddress } from '../../../contract/text-rules.ts';
import type { Database, Queries } from '../../database/database.ts';
import { leadSearchColumns } from '../../database/search-columns.ts';
import { storeOnce } from '../../forms/store-once.ts';
import { book } from '../../visits/booking.ts';
import { type Actor, inTransaction } from '../../visits/booking-transaction.ts';
import { resultOf, type Values, type VisitResult, wrong } from './change-visit.ts';

const LISTED_MAX = 100;
const address = emailAddress('Write an email address, or leave it empty.', { isRequired: false });

/** Books a visit that the owner enters: for an existing lead, or for a caller, who becomes a new lead. */
export async function bookByHand(database: Database, values: Values, actor: Actor): Promise<VisitResult> {
  const typed = (name: string) => values[name]?.trim().slice(0, 300) ?? '';
  const errors: Record<string, string> = {};
  if (!typed('visit')) errors.visit = 'Choose a day and an hour.';
  if (!typed('street')) errors.street = 'Write the street and the number.';
  if (!typed('city')) errors.city = 'Write the name of the city.';
  const lead = typed('reference') ? await findLead(database, typed('reference')) : undefined;
  if (typed('reference') && !lead) errors.reference = 'There is no such request.';
  const email = address.safeParse(typed('email'));
  if (!typed('reference')) {
    if (!typed('name')) errors.name = 'Choose a request, or write the name of the caller.';
    if (!email.success) errors.email = email.error.issues[0]?.message ?? '';
  }
  if (Object.keys(errors).length > 0) return wrong(errors);

  const visit = {
    street: typed('street'),
    city: typed('city'),
    access: typed('access'),
    value: typed('visit'),
  };
  const caller = { name: typed('name'), email: typed('email'), phone: typed('phone') };
  // One transaction stores the caller's lead together with the visit.
  const outcome = await inTransaction(database, async (transaction) =>
    book(
      transaction,
      { ...visit, leadId: lead?.id ?? (await insertCaller(transaction, caller, actor.now)) },
      actor,
    ),
  );
  return resultOf(outcome);
}

/** The leads that a visit can be entered for, newest first. */
export function leadsWithoutVisit(queries: Queries) {
  return queries
    .selectFrom('contact_messages')
    .select(['reference', 'name', 'project_type'])
    .where('is_spam', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('visits')
            .select('visits.id')
            .whereRef('visits.contact_message_id', '=', 'contact_messages.id')
            .where('visits.cancelled_at', 'is', null),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(LISTED_MAX)
    .execute();
}

function findLead(queries: Queries, reference: string) {
  return queries
    .selectFrom('contact_messages')
    .select('id')
    .where('reference', '=', reference.toUpperCase())
    .where('is_spam', '=', 0)
    .executeTakeFirst();
}

/** Empty columns for a caller, who has not filled in the form. */
const noAnswers = Object.fromEntries(
  Object.values(contactFields).map(({ column }) => [column, '']),
) as ColumnsOf<typeof contactFields>;

type Caller = { readonly name: string; readonly email: string; readonly phone: string };

async function insertCaller(queries: Queries, { name, email, phone }: Caller, now: Date): Promise<number> {
  const at = now.toISOString();
  const row = {
    ...noAnswers,
    submission_id: randomUUID(),
    body_hash: '',
    form: 'contact',
    subject: 'Visit agreed on the phone',
    name,
    email,
    reply_to: email,
    phone,
    // The project was discussed on the phone, so the most general type is used.
    project_type: projectTypes.at(-1) ?? projectTypes[0],
    message: 'Entered on the desk after a call.',
    is_spam: 0,
    received_at: at,
    reply_by: at,
    read_at: at,
    answered_at: at,
  } as const;
  const { stored: lead } = await storeOnce({
    kind: 'contact-message',
    bodyHash: row.body_hash,
    // The submission id is new.
    find: async () => undefined,
    insert: (reference) =>
      queries
        .insertInto('contact_messages')
        .values({ ...row, reference, ...leadSearchColumns({ ...row, reference }) })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'reference', 'body_hash'])
        .executeTakeFirst(),
  });
  return lead.id;
}
