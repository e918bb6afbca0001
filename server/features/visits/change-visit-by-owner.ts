import type { Database } from '../../database/database.ts';
import type { VisitRow } from '../../database/schema.ts';
import { refusals } from '../../http/responses/refusal.ts';
import { printableLine } from '../../records/wording/printable-text.ts';
import { spokenNumber } from '../../time/spoken-time.ts';
import type { Actor, Outcome, Refused } from '../../visits/booking-transaction.ts';
import { comingVisits, type VisitWithLead } from '../../visits/coming-visits.ts';
import { cancelVisit, moveVisit, sequenceFrom } from '../../visits/move-and-cancel.ts';
import { timeFrom } from '../../visits/offered-times.ts';
import { readRule } from '../../visits/rule.ts';
import { personIdFrom, UNKNOWN_PERSON } from '../../visits/visit-person.ts';
import { spanText } from '../../visits/visit-wording.ts';
import { placeOf, spanOf } from '../../visits/visits.ts';
import { OWNER_YEARS_AHEAD } from '../../visits/wanted-time.ts';

/** The values of the owner's form, keyed by the name of the field. */
export type Values = Readonly<Record<string, string | undefined>>;

/** The changed visit, or the errors of the form. */
export type VisitResult =
  | { readonly visit: VisitRow }
  | {
      readonly status: number;
      readonly errors: Readonly<Record<string, string>>;
      /** What is wrong with none of the fields. */
      readonly sentence?: string;
    };

export const REASON_MAX_CHARACTERS = 500;

/** Performs `move` or `cancel`. */
export async function changeVisitByOwner(
  database: Database,
  visit: VisitRow,
  values: Values,
  actor: Actor,
): Promise<VisitResult> {
  const change = { visitId: visit.id, sequence: sequenceFrom(values.sequence) };
  if (values.action === 'cancel') {
    const reason = values.reason?.trim() ?? '';
    if (reason === '' || reason.length > REASON_MAX_CHARACTERS)
      return wrong({ reason: `Write the reason, in at most ${REASON_MAX_CHARACTERS} characters.` });
    return resultOf(database, await cancelVisit(database, { ...change, reason }, actor));
  }
  if (values.action !== 'move') throw refusals.malformed();
  const { visit: value = '', person } = values;
  const personId = person === undefined ? visit.person_id : personIdFrom(person, actor.people);
  if (personId === undefined) return wrong({ person: UNKNOWN_PERSON });
  const isOlder = change.sequence !== undefined && change.sequence !== visit.sequence;
  if (!value && personId === visit.person_id && !isOlder)
    return wrong({ visit: 'Choose another day and hour, or somebody else who comes.' });
  const outcome = await moveVisit(database, { ...change, personId, value }, actor);
  return resultOf(database, outcome, { value, moving: visit });
}

export function wrong(errors: Readonly<Record<string, string>>): VisitResult {
  return { status: 422, errors };
}

type Wanted = { readonly value: string; readonly moving?: VisitRow };

/** Maps an outcome to a response: a time that no visit can have is an invalid field, everything else a conflict. */
export async function resultOf(database: Database, outcome: Outcome, wanted?: Wanted): Promise<VisitResult> {
  if ('visit' in outcome) return outcome;
  const { refused } = outcome;
  if (refused === 'stale') return { status: 409, errors: {}, sentence: REFUSALS.stale };
  const overlapped = refused === 'taken' && wanted ? await overlappedVisit(database, wanted) : undefined;
  const message = overlapped
    ? `This time overlaps the visit to ${printableLine(overlapped.name)}, ${spanText(spanOf(overlapped))}, ${placeOf(overlapped)}. Choose an hour that is free.`
    : REFUSALS[refused];
  return { status: refused === 'past' || refused === 'too-far' ? 422 : 409, errors: { visit: message } };
}

async function overlappedVisit(
  database: Database,
  { value, moving }: Wanted,
): Promise<VisitWithLead | undefined> {
  const time = timeFrom(value, (await readRule(database)).minutes);
  if (!time) return undefined;
  const later = await comingVisits(database, new Date(time.start));
  return later.find((visit) => visit.id !== moving?.id && spanOf(visit).start < time.end);
}

const REFUSALS: Readonly<Record<Refused, string>> = {
  taken: 'This time overlaps another visit. Choose an hour that is free.',
  'has-visit': 'This request has a visit already. Move that one.',
  'too-many': 'That is too many changes.',
  'too-late': 'It is too late for that.',
  stale: 'The visit was changed in the meantime. These are its details now.',
  gone: 'The request is no longer here.',
  over: 'It is over. Nothing was changed.',
  past: 'Choose a coming day and an hour that the clock shows on it.',
  'too-far': `This is more than ${spokenNumber(OWNER_YEARS_AHEAD)} years ahead. Check the year.`,
};
