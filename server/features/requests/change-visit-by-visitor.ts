import { company } from '../../../content/company.ts';
import { errorsByField } from '../../../contract/forms/field.ts';
import { placeSchema } from '../../../contract/forms/place.ts';
import { Refusal, refusals } from '../../http/responses/refusal.ts';
import { DAY_MS } from '../../time/durations.ts';
import { bookVisit } from '../../visits/booking.ts';
import type { Actor, Outcome } from '../../visits/booking-transaction.ts';
import { cancelVisit, moveVisit, sequenceFrom } from '../../visits/move-and-cancel.ts';
import type { RefusedRequestForm, RequestContext } from './request-context.ts';
import type { RequestDependencies } from './request-dependencies.ts';

type Values = Readonly<Record<string, string>>;

const noTime = { visit: 'Choose a day and an hour.' };

/** Performs `book`, `move` or `cancel`. Returns undefined on success. */
export async function changeVisitByVisitor(
  { database }: RequestDependencies,
  { lead, visit }: Pick<RequestContext, 'lead' | 'visit'>,
  values: Values,
  actor: Actor,
): Promise<RefusedRequestForm | undefined> {
  const { action = '', visit: value = '', uid } = values;
  if (action === 'book') {
    const place = placeSchema.safeParse({ street: '', city: '', ...values });
    const errors = { ...(value === '' && noTime), ...errorsByField(place.error) };
    if (!place.success || value === '') return { values, errors, status: 422 };
    return refusedAs(values, await bookVisit(database, { ...place.data, leadId: lead.id, value }, actor));
  }
  // An older tab may show a visit that was cancelled since. The one that was booked after it can have the same sequence.
  if (!visit || (uid !== undefined && uid !== visit.uid)) return refusedAs(values, { refused: 'stale' });
  const change = { visitId: visit.id, sequence: sequenceFrom(values.sequence) };
  if (action === 'cancel') return refusedAs(values, await cancelVisit(database, change, actor));
  if (value === '') return { values, errors: noTime, status: 422 };
  return refusedAs(values, await moveVisit(database, { ...change, value }, actor));
}

function refusedAs(values: Values, outcome: Outcome): RefusedRequestForm | undefined {
  if ('visit' in outcome) return undefined;
  const { refused } = outcome;
  if (refused === 'too-many')
    throw new Refusal(
      429,
      `These are more visits, or more changes, than can be made here. Please call us at ${company.phone.display}.`,
      { retryAfterSeconds: DAY_MS / 1000 },
    );
  if (refused === 'gone') throw refusals.notFound();
  return { values, errors: {}, status: 409, refused };
}
