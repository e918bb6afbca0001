import type { Database } from '../../database/database.ts';
import type { VisitRow } from '../../database/schema.ts';
import { refusals } from '../../http/responses/refusal.ts';
import type { Actor, Outcome, Refused } from '../../visits/booking-transaction.ts';
import { cancelVisit, moveVisit, sequenceFrom } from '../../visits/move-and-cancel.ts';

/** The values of the owner's form, keyed by the name of the field. */
export type Values = Readonly<Record<string, string | undefined>>;

/** The changed visit, or the errors of the form. */
export type VisitResult =
  | { readonly visit: VisitRow }
  | { readonly status: number; readonly errors: Readonly<Record<string, string>> };

export const REASON_MAX_CHARACTERS = 500;

/** Performs `move` or `cancel`. */
export async function changeVisit(
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
    return resultOf(await cancelVisit(database, { ...change, reason }, actor));
  }
  if (values.action !== 'move') throw refusals.malformed();
  const { visit: value = '', person } = values;
  const personId = person === undefined ? undefined : person === '' ? null : Number(person);
  if (!value && (personId ?? null) === visit.person_id)
    return wrong({ visit: 'Choose another day and hour, or somebody else who comes.' });
  return resultOf(
    await moveVisit(database, { ...change, ...(personId !== undefined && { personId }), value }, actor),
  );
}

export function wrong(errors: Readonly<Record<string, string>>): VisitResult {
  return { status: 422, errors };
}

/** Maps an outcome to a response: a time in the past is an invalid field, everything else a conflict. */
export function resultOf(outcome: Outcome): VisitResult {
  if ('visit' in outcome) return outcome;
  return {
    status: outcome.refused === 'past' ? 422 : 409,
    errors: { visit: REFUSALS[outcome.refused] },
  };
}

const REFUSALS: Readonly<Record<Refused, string>> = {
  taken: 'This time overlaps another visit. Choose an hour that is free.',
  'has-visit': 'This request has a visit already. Move that one.',
  'too-many': 'These are too many changes.',
  'too-late': 'It is too late for that.',
  stale: 'The visit was changed in the meantime. This is how it stands now.',
  gone: 'The request is no longer here.',
  past: 'Choose a coming day and an hour that the clock shows on it.',
};
