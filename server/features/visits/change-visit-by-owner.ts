import type { Database } from '../../database/database.ts';
import type { VisitRow } from '../../database/visit-tables.ts';
import { refusals } from '../../http/responses/refusal.ts';
import type { FormState } from '../../page-parts/field-frame.ts';
import type { Actor } from '../../visits/booking-transaction.ts';
import { cancelVisit, moveVisit, sequenceFrom } from '../../visits/move-and-cancel.ts';
import { personIdFrom, UNKNOWN_PERSON } from '../../visits/visit-person.ts';
import { invalidFields, type VisitResult, visitResult } from './visit-result.ts';

export const REASON_MAX_CHARACTERS = 500;

/** Performs `move` or `cancel`. */
export async function changeVisitByOwner(
  database: Database,
  visit: VisitRow,
  values: FormState['values'],
  actor: Actor,
): Promise<VisitResult> {
  const change = { visitId: visit.id, sequence: sequenceFrom(values.sequence) };
  if (values.action === 'cancel') {
    const reason = values.reason?.trim() ?? '';
    if (reason === '' || reason.length > REASON_MAX_CHARACTERS)
      return invalidFields({ reason: `Write the reason, in at most ${REASON_MAX_CHARACTERS} characters.` });
    return visitResult(database, await cancelVisit(database, { ...change, reason }, actor));
  }
  if (values.action !== 'move') throw refusals.malformed();
  const { visit: value = '', person } = values;
  const personId = person === undefined ? visit.person_id : personIdFrom(person, actor.people);
  if (personId === undefined) return invalidFields({ person: UNKNOWN_PERSON });
  const isOlder = change.sequence !== undefined && change.sequence !== visit.sequence;
  if (!value && personId === visit.person_id && !isOlder)
    return invalidFields({ visit: 'Choose another day and hour, or somebody else who comes.' });
  const outcome = await moveVisit(database, { ...change, personId, value }, actor);
  return visitResult(database, outcome, { value, moving: visit });
}
