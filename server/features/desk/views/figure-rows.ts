import { retentionDays } from '../../../../content/retention.ts';
import { linkRow } from '../../../desk-pages/parts/lists.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import type { Overview } from '../../../records/overview.ts';
import { spokenTime } from '../../../time/spoken-time.ts';
import { listNames } from '../list-names.ts';

/** The number of records in each list, with a link to it. Leads come first. */
export function figureRows(state: Overview, now: Date): Html[] {
  const { leads, waiting, applications, newApplications, subscribers, spam, mail } = state;
  const figures = [
    ['leads', leads, waiting > 0 ? `${waiting} waiting` : 'None waiting'],
    [
      'applications',
      applications,
      newApplications > 0 ? `${newApplications} new this week` : 'None new this week',
    ],
    ['subscribers', subscribers, subscribers === 1 ? 'Subscriber' : 'Subscribers'],
    ['spam', spam, `Each deleted ${retentionDays.spam} days after it came in`],
    ['mail', mail.waiting + mail.failed, mailDetails(mail, now)],
  ] as const;
  return figures.map(([list, count, details]) =>
    linkRow({ href: deskPaths[list], name: listNames[list].title, details, end: html`<b>${count}</b>` }),
  );
}

function mailDetails({ waiting, failed, lastSentAt }: Overview['mail'], now: Date): string {
  const last = lastSentAt ? `; the last one went out ${spokenTime(lastSentAt, now)}` : '';
  return `${waiting + failed > 0 ? 'Not sent yet' : 'None waiting'}${last}`;
}
