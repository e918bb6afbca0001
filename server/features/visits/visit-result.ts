import type { Database } from '../../database/database.ts';
import type { VisitRow } from '../../database/visit-tables.ts';
import { printableLine } from '../../records/wording/printable-text.ts';
import { spokenNumber } from '../../time/spoken-time.ts';
import type { BookingRefusal, Outcome } from '../../visits/booking-transaction.ts';
import { comingVisits, type VisitWithLead } from '../../visits/coming-visits.ts';
import { timeFrom } from '../../visits/offered-times.ts';
import { readRule } from '../../visits/rule.ts';
import { spanText } from '../../visits/visit-wording.ts';
import { placeOf, spanOf } from '../../visits/visits.ts';
import { OWNER_YEARS_AHEAD } from '../../visits/wanted-time.ts';

/** The changed visit, or the errors of the form. */
export type VisitResult =
  | { readonly visit: VisitRow }
  | {
      readonly status: number;
      readonly errors: Readonly<Record<string, string>>;
      /** What is wrong with none of the fields. */
      readonly sentence?: string;
    };

export function invalidFields(errors: Readonly<Record<string, string>>): VisitResult {
  return { status: 422, errors };
}

type Wanted = { readonly value: string; readonly moving?: VisitRow };

/** Maps an outcome to a response: a time that no visit can have is an invalid field, everything else a conflict. */
export async function visitResult(
  database: Database,
  outcome: Outcome,
  wanted?: Wanted,
): Promise<VisitResult> {
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

const REFUSALS: Readonly<Record<BookingRefusal, string>> = {
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
