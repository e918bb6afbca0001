import type { Config } from '../../../config.ts';
import { visitorText } from '../../../desk-pages/parts/visitor-text.ts';
import type { Html } from '../../../page-parts/html.ts';
import { cancelledVisitSentences, isMailed } from '../../../records/wording/deletion-wording.ts';
import type { VisitWithLead } from '../../../visits/coming-visits.ts';

type Mail = Pick<Config, 'mail'>;
type Context = { readonly config: Mail; readonly now: Date };

/** What becomes of the coming visits of requests that are deleted or marked as spam. */
export function cancelledVisits(visits: readonly VisitWithLead[], context: Context): Html[] {
  return cancelledVisitSentences(visits, context).map(visitorText);
}

/** Names nobody: what was deleted is not repeated. */
export function deletedVisits(told: string): string | undefined {
  if (told === 'mailed') return 'The coming visit is cancelled, and an email says so.';
  return told === 'untold' ? 'The coming visit is cancelled, and no email says so: please call.' : undefined;
}

/** A value of the URL for `deletedVisits`. */
export function cancellationMailed(
  visits: readonly VisitWithLead[],
  config: Mail,
): 'mailed' | 'untold' | undefined {
  if (visits.length === 0) return undefined;
  return visits.every((visit) => isMailed(visit, config)) ? 'mailed' : 'untold';
}
