import { company } from '../../content/company.ts';
import type { Database } from '../database/database.ts';
import { allReferences, type Found, findByReference, referenceFrom } from '../records/references.ts';
import { shellCommand } from './command.ts';
import { Problem } from './problem.ts';
import { suggestionsFor } from './suggestions.ts';

/** What the reference means, or a problem that names the nearest ones. */
export async function requireRecord(database: Database, typedReference: string): Promise<Found> {
  const found = await findByReference(database, typedReference);
  if (found) return found;
  const wanted = referenceFrom(typedReference);
  const code = (reference: string) => reference.slice(company.initials.length + 1);
  const near = suggestionsFor(code(wanted), (await allReferences(database)).map(code), 3);
  throw new Problem(`Nothing here has the reference ${typedReference}.`, {
    advice: near.length
      ? [`Did you mean ${near.map((match) => `${company.initials}-${match}`).join(' or ')}?`]
      : [`What is here: ${shellCommand('leads')}, ${shellCommand('applications')}, ${shellCommand('spam')}`],
  });
}
