import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { projectTypes } from '../../../content/project-types.ts';
import { contactFields } from '../../../contract/forms/contact.ts';
import { type ColumnsOf, errorsByField } from '../../../contract/forms/field.ts';
import { placeSchema } from '../../../contract/forms/place.ts';
import { emailAddress, singleLine } from '../../../contract/text-rules.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { leadSearchColumns } from '../../database/search-columns.ts';
import { storeOnce } from '../../forms/store-once.ts';
import { hashBody } from '../../forms/submission-id.ts';
import type { FormState } from '../../page-parts/field-frame.ts';
import { markRead } from '../../records/answered.ts';
import { findByReference } from '../../records/references.ts';
import { book } from '../../visits/booking.ts';
import { type Actor, bookingTransaction } from '../../visits/booking-transaction.ts';
import { readRule } from '../../visits/rule.ts';
import { personIdFrom, UNKNOWN_PERSON } from '../../visits/visit-person.ts';
import { lastVisit, minuteOf } from '../../visits/visits.ts';
import { invalidFields, type VisitResult, visitResult } from './visit-result.ts';

const LISTED_MAX = 100;
const NAME_MAX_CHARACTERS = contactFields.name.maxLength;

const callerSchema = z.object({
  name: singleLine({
    min: 1,
    max: NAME_MAX_CHARACTERS,
    message: `Choose a request, or write the name of the caller, in at most ${NAME_MAX_CHARACTERS} characters.`,
  }),
  phone: contactFields.phone.rule,
  email: emailAddress('Write an email address, or leave it empty.', { isRequired: false }),
});

/** Books a visit that the owner enters: for an existing lead, or for a caller, who becomes a new lead. */
export async function bookByHand(
  database: Database,
  values: FormState['values'],
  actor: Actor,
): Promise<VisitResult> {
  const { visit: value = '', reference = '', person } = values;
  const place = placeSchema.safeParse({ street: '', city: '', ...values });
  const caller = callerSchema.safeParse({ name: '', email: '', phone: '', ...values });
  const lead = reference ? await findGenuineLead(database, reference) : undefined;
  const personId = person === undefined ? undefined : personIdFrom(person, actor.people);
  const submission = values.submission || randomUUID();
  const errors = {
    ...(value === '' && { visit: 'Choose a day and an hour.' }),
    ...(reference && !lead && { reference: 'There is no such request.' }),
    ...(!reference && errorsByField(caller.error)),
    ...errorsByField(place.error),
    ...(person !== undefined && personId === undefined && { person: UNKNOWN_PERSON }),
  };
  const who = lead ? { id: lead.id } : caller.data;
  if (Object.keys(errors).length > 0 || !place.success || !who) return invalidFields(errors);

  // One transaction stores the caller's lead together with the visit.
  const outcome = await bookingTransaction(database, async (transaction) => {
    const leadId =
      'id' in who ? who.id : await insertCaller(transaction, who, { submission, now: actor.now });
    const wanted = { ...place.data, leadId, value, ...(personId !== undefined && { personId }) };
    const booked = await book(transaction, wanted, actor);
    // Whoever has agreed on a time has read the request.
    await markRead(transaction, leadId, actor.now);
    return booked;
  });
  return visitResult(database, outcome, { value });
}

/** The leads that a visit can be entered for, newest first, and the wanted one, however old it is. */
export async function leadsWithoutVisit(database: Database, wanted: string | undefined, now: Date) {
  const listed = await database
    .selectFrom('contact_messages')
    .select(['reference', 'name', 'project_type'])
    .where('is_spam', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('visits')
            .select('visits.id')
            .whereRef('visits.contact_message_id', '=', 'contact_messages.id')
            .where('visits.cancelled_at', 'is', null)
            .where('visits.end_minute', '>', minuteOf(now)),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(LISTED_MAX)
    .execute();
  const isListed = listed.some(({ reference }) => reference === wanted);
  const lead = wanted && !isListed ? await findGenuineLead(database, wanted) : undefined;
  return lead ? [lead, ...listed] : listed;
}

/** Undefined for spam, too: nobody visits it. */
async function findGenuineLead(database: Database, reference: string) {
  const found = await findByReference(database, reference);
  return found?.kind === 'lead' && !found.row.is_spam ? found.row : undefined;
}

/** The values of an empty form. For a request that had a visit, the address is known. */
export async function newVisitValues(database: Database, reference: string): Promise<FormState['values']> {
  const { personId } = await readRule(database);
  const lead = reference ? await findGenuineLead(database, reference) : undefined;
  const last = lead && (await lastVisit(database, lead.id));
  return {
    person: String(personId ?? ''),
    submission: randomUUID(),
    ...(lead && { reference: lead.reference }),
    ...(last && { street: last.street, city: last.city, access: last.access }),
  };
}

/** Empty columns for a caller, who has not filled in the form. */
const noAnswers = Object.fromEntries(
  Object.values(contactFields).map(({ column }) => [column, '']),
) as ColumnsOf<typeof contactFields>;

/** A form that is sent twice finds the caller of the first time. */
async function insertCaller(
  transaction: Transaction,
  { name, email, phone }: z.infer<typeof callerSchema>,
  { submission, now }: { readonly submission: string; readonly now: Date },
): Promise<number> {
  const at = now.toISOString();
  const row = {
    ...noAnswers,
    submission_id: `desk-${hashBody({ submission, name, email, phone })}`,
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
    kind: 'lead',
    bodyHash: row.body_hash,
    find: () =>
      transaction
        .selectFrom('contact_messages')
        .select(['id', 'reference', 'body_hash'])
        .where('submission_id', '=', row.submission_id)
        .executeTakeFirst(),
    insert: (reference) =>
      transaction
        .insertInto('contact_messages')
        .values({ ...row, reference, ...leadSearchColumns({ ...row, reference }) })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'reference', 'body_hash'])
        .executeTakeFirst(),
  });
  return lead.id;
}
