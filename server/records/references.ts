import { company } from '../../content/company.ts';
import type { Database } from '../database/database.ts';
import { type ApplicationRow, applications } from './applications.ts';
import { type LeadRow, leadRows } from './leads.ts';

export type SubmissionRecord =
  | { readonly kind: 'lead'; readonly row: LeadRow }
  | { readonly kind: 'application'; readonly row: ApplicationRow };

/** References contain none of these letters, so a typed one is a misread digit. */
const MISREAD: Record<string, string> = { B: '8', S: '5', Z: '2' };

/** Normalises what people type: hj-7f3k2, HJ7F3K2, '#hj 7f3k2', 7f3k2. */
function referenceFrom(typed: string): string {
  const { initials } = company;
  const characters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const isWhole = characters.length > initials.length + 3 && characters.startsWith(initials);
  const code = isWhole ? characters.slice(initials.length) : characters;
  return `${initials}-${code.replace(/[BSZ]/g, (letter) => MISREAD[letter] ?? letter)}`;
}

export async function findByReference(
  database: Database,
  typed: string,
): Promise<SubmissionRecord | undefined> {
  // The text as typed is tried, too: the company's initials may have changed since.
  const asTyped = typed.trim().toUpperCase();
  const references = [referenceFrom(typed), ...(/^[A-Z0-9-]+$/.test(asTyped) ? [asTyped] : [])];
  const lead = await leadRows(database).where('reference', 'in', references).executeTakeFirst();
  if (lead) return { kind: 'lead', row: lead };
  const application = await applications(database).where('reference', 'in', references).executeTakeFirst();
  return application && { kind: 'application', row: application };
}
