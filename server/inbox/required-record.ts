import { company } from '../../content/company.ts';
import type { Database } from '../database/database.ts';
import { findByEmail, hasNoRecords, onlyRecord, type PersonRecords } from '../records/person-records.ts';
import { allReferences, findByReference, type InboxRecord, referenceFrom } from '../records/references.ts';
import { shellCommand } from './command.ts';
import { Problem } from './problem.ts';
import { suggestionsFor } from './suggestions.ts';

/** What the reference means, or a problem that names the nearest ones. */
export async function requireRecord(database: Database, typedReference = ''): Promise<InboxRecord> {
  const found = await findByReference(database, typedReference);
  if (found) return found;
  const code = (reference: string) => reference.slice(company.initials.length + 1);
  const codes = (await allReferences(database)).map(code);
  const near = suggestionsFor(code(referenceFrom(typedReference)), codes, 3);
  throw new Problem(
    `Nothing here has the reference ${typedReference}.`,
    near.length > 0
      ? `Did you mean ${near.map((match) => `${company.initials}-${match}`).join(' or ')}?`
      : `What is here: ${['leads', 'applications', 'spam'].map((name) => shellCommand(name)).join(', ')}`,
  );
}

/** Everything about the person with that e-mail address, or one record alone. */
export async function requirePerson(database: Database, referenceOrEmail = ''): Promise<PersonRecords> {
  if (!referenceOrEmail.includes('@')) return onlyRecord(await requireRecord(database, referenceOrEmail));
  const person = await findByEmail(database, referenceOrEmail);
  if (hasNoRecords(person)) throw new Problem(`Nothing is kept about ${referenceOrEmail}.`);
  return person;
}
