import { company } from '../../../content/company.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import type { Fact } from '../../outbox/mail/mail-body.ts';
import type { Compose } from '../../outbox/outbox-worker.ts';
import { countOverdueLeads, waitingLeads } from '../../records/leads.ts';
import { answerStatus, waitingHeadline } from '../../records/wording/record-wording.ts';
import type { Clock } from '../../time/clock.ts';
import { isTooLate } from './morning-schedule.ts';

/** Few enough to be read at a glance; the desk lists the others. */
const LISTED = 12;

type Dependencies = { readonly config: Config; readonly clock: Clock; readonly database: Database };

/**
 * The mail to the owner about leads that wait for an answer. None if nobody waits. If it is turned off, it is only sent
 * while a lead is overdue.
 */
export function morningSummary({ config, clock, database }: Dependencies): Compose {
  return async (row) => {
    const now = clock();
    if (isTooLate(new Date(row.created_at), now)) return undefined;
    const waiting = await waitingLeads.count(database);
    const overdue = await countOverdueLeads(database, now);
    if ((config.sendsMorningMail ? waiting : overdue) === 0) return undefined;
    const leads = await waitingLeads.read(database, { limit: LISTED });
    const heading = waitingHeadline(waiting);
    const link = (path: string) => new URL(path, config.siteUrl).href;
    return {
      isAutomatic: true,
      subject: overdue > 0 ? `${heading}, ${overdue} overdue` : heading,
      body: {
        heading: `${heading}.`,
        paragraphs: [
          `The site promises an answer within ${company.replyWithinHours} hours.${overdue > 0 ? ` For ${overdue} that time is over.` : ''}`,
        ],
        facts: leads.map(
          (lead): Fact => ({
            label: `${lead.reference}, ${answerStatus(lead, now)}`,
            value: `${lead.name}, ${lead.project_type}`,
            href: link(deskPaths.record(lead.reference)),
          }),
        ),
        ...(waiting > leads.length && { message: `And ${waiting - leads.length} more.` }),
        action: { label: 'Open the desk', href: link(deskPaths.overview) },
        footnote: config.sendsMorningMail
          ? 'You get this email every morning when somebody is waiting. MORNING_MAIL=off turns it off.'
          : 'You get this email every morning while an answer is overdue.',
      },
    };
  };
}
