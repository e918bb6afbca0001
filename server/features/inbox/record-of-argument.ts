import type { Database } from '../../database/database.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { onlyRecord, type Person, personWithEmail } from '../../records/person.ts';
import { hasRecords } from '../../records/person-records.ts';
import { findByReference, type SubmissionRecord } from '../../records/references.ts';
import { shellCommand } from './command.ts';

/** Finds the record with this reference, or fails with a hint where to look for it. */
export async function recordOfArgument(database: Database, typedReference = ''): Promise<SubmissionRecord> {
  const found = await findByReference(database, typedReference);
  if (found) return found;
  const lists = ['leads', 'applications', 'spam'].map((name) => shellCommand(name));
  throw new OperatorError(
    `Nothing here has the reference ${typedReference}.`,
    `What is here: ${lists.join(', ')}`,
  );
}

/** The person with this mail address, or a single record. */
export async function personOfArgument(database: Database, referenceOrEmail = ''): Promise<Person> {
  if (!referenceOrEmail.includes('@')) return onlyRecord(await recordOfArgument(database, referenceOrEmail));
  const person = personWithEmail(referenceOrEmail);
  if (!(await hasRecords(database, person)))
    throw new OperatorError(`Nothing is kept about ${referenceOrEmail}.`);
  return person;
}
