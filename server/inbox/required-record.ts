import { distance } from 'fastest-levenshtein';
import type { Database } from '../database/database.ts';
import { findByEmail, hasNoRecords, onlyRecord, type PersonRecords } from '../records/person-records.ts';
import { allReferences, findByReference, type InboxRecord, referenceFrom } from '../records/references.ts';
import { shellCommand } from './command.ts';
import { CommandError } from './command-error.ts';

/** More differing letters are no typing mistake. */
const FARTHEST = 2;

/** The record with the reference, or an error that names the nearest ones. */
export async function requireRecord(database: Database, typedReference = ''): Promise<InboxRecord> {
  const found = await findByReference(database, typedReference);
  if (found) return found;
  const near = nearest(referenceFrom(typedReference), await allReferences(database)).slice(0, 3);
  throw new CommandError(
    `Nothing here has the reference ${typedReference}.`,
    near.length > 0
      ? `Did you mean ${near.join(' or ')}?`
      : `What is here: ${['leads', 'applications', 'spam'].map((name) => shellCommand(name)).join(', ')}`,
  );
}

/** Everything about the person with that email address, or one record alone. */
export async function requireRecords(database: Database, referenceOrEmail = ''): Promise<PersonRecords> {
  if (!referenceOrEmail.includes('@')) return onlyRecord(await requireRecord(database, referenceOrEmail));
  const records = await findByEmail(database, referenceOrEmail);
  if (hasNoRecords(records)) throw new CommandError(`Nothing is kept about ${referenceOrEmail}.`);
  return records;
}

/** Those of the known words that may have been meant, the most likely first. */
export function nearest(word: string, known: readonly string[]): string[] {
  return known
    .map((candidate) => ({ candidate, steps: distance(word, candidate) }))
    .filter(({ steps }) => steps <= FARTHEST)
    .sort((a, b) => a.steps - b.steps)
    .map(({ candidate }) => candidate);
}
