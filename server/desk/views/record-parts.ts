import { type Html, html } from '../../html.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import type { MailRow } from '../../records/mail.ts';
import { hasNoRecords, type PersonRecords } from '../../records/person-records.ts';
import type { InboxRecord } from '../../records/references.ts';
import { timeAgo } from '../../records/wording/amounts.ts';
import { buttonForm } from './forms.ts';
import { mailRow } from './rows.ts';
import { visitorText } from './visitor-text.ts';

/** What the pages of leads and applications share. */
export type RecordContext = {
  readonly mails: readonly MailRow[];
  /** What else is kept about the same person. */
  readonly others: PersonRecords;
  readonly now: Date;
};

export function mailSection(reference: string, { mails, now }: RecordContext): Html {
  return html`<h2>Mail</h2>
${mails.length > 0 ? html`<ul class="rows">${mails.map((mail) => mailRow({ ...mail, reference: null, name: null }, now))}</ul>` : html`<p>None.</p>`}
${
  mails.some(({ state }) => state === 'failed') &&
  buttonForm({ action: deskPaths.recordPart(reference, 'retry'), label: 'Send failed mail again' })
}`;
}

export function otherRecords({ others, now }: RecordContext): Html | undefined {
  if (hasNoRecords(others)) return undefined;
  const { leads, applications, subscriptions } = others;
  const link = (reference: string, what: string, receivedAt: string) =>
    html`<li class="row"><a class="about" href="${deskPaths.record(reference)}">${visitorText(what)}, <span class="ref">${reference}</span>, ${timeAgo(receivedAt, now)}</a></li>`;
  return html`<h2>From the same person</h2>
<ul class="rows">
${leads.map((row) => link(row.reference, row.project_type, row.received_at))}
${applications.map((row) => link(row.reference, `Application: ${row.position}`, row.received_at))}
${subscriptions.map((row) => html`<li class="row"><span>Subscribed to the newsletter ${timeAgo(row.created_at, now)}</span></li>`)}
</ul>`;
}

/** Actions that are seldom needed. */
export function moreActions({ row }: InboxRecord): Html {
  const { reference } = row;
  return html`<h2>More</h2>
<div class="more">
${
  row.is_spam
    ? buttonForm({ action: deskPaths.recordPart(reference, 'not-spam'), label: 'Not spam' })
    : buttonForm({ action: deskPaths.recordPart(reference, 'spam'), label: 'Spam' })
}
<a class="line" href="${deskPaths.recordPart(reference, 'copy.json')}">Copy for the person</a>
<a class="line danger" href="${deskPaths.recordPart(reference, 'delete')}">Delete…</a>
</div>
<p class="hint">The copy is a file with everything that is kept about this person, without your private note. People have a right to ask for it.</p>`;
}
