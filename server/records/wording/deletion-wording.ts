import { type Config, sendsMail } from '../../config.ts';
import type { DeletionResult } from '../../deletion/delete-for-good.ts';
import type { VisitWithLead } from '../../visits/coming-visits.ts';
import { whenText } from '../../visits/visit-wording.ts';
import { spanOf } from '../../visits/visits.ts';

const TEXT_STILL_IN_JOURNAL =
  'Deleted, but a copy of the text stays in the journal of the database until the backup or other program that is reading it has ended. The server erases it then, by itself.';

/** What was done, and where the deleted text may still be found. */
export function deletedSentences({ isJournalEmpty, unreachedCopies }: DeletionResult): string[] {
  return [
    `${isJournalEmpty ? 'Deleted for good.' : TEXT_STILL_IN_JOURNAL} Copies in your mailbox and in backups are not touched.`,
    ...unreachedCopies.map(
      (name) =>
        `It may still be in ${name} in the data folder, which is in use or damaged. The server tries again every hour. If you do not need that copy, delete the file.`,
    ),
  ];
}

/** What becomes of the coming visits of requests that are deleted or marked as spam. */
export function cancelledVisitSentences(
  visits: readonly VisitWithLead[],
  { config, now }: { readonly config: Pick<Config, 'mail'>; readonly now: Date },
): string[] {
  return visits.map((visit) => {
    const told = isMailed(visit, config)
      ? `, and ${visit.name} gets an email.`
      : `. ${visit.name} gets no email: please call.`;
    return `The visit on ${whenText(spanOf(visit), now)} is cancelled${told}`;
  });
}

export function isMailed({ email }: VisitWithLead, config: Pick<Config, 'mail'>): boolean {
  return sendsMail(config) && email !== '';
}
