import type { ContactMessageRow } from '../database/schema.ts';
import { formatDuration } from '../durations.ts';
import { type Html, html } from '../html.ts';
import { localTime } from '../outbox/mail/local-time.ts';
import { answeredPaths } from './answered-link.ts';

type Page = { readonly status: 200; readonly title: string; readonly body: Html };

/** What the link in the mail opens. */
export function questionPage(lead: ContactMessageRow, token: string): Page {
  return {
    status: 200,
    title: `Have you answered ${lead.name}?`,
    body: html`<p>Request ${lead.reference}, ${lead.project_type}, received ${localTime(lead.received_at)}. Once it is marked as answered, no more reminders are sent.</p>
${answeredButton(token)}`,
  };
}

type Next = { readonly lead: ContactMessageRow; readonly token: string };

/** With an undo button, and a link to the next lead that waits. */
export function answeredPage(
  { name, answeredAt }: { name: string; answeredAt: string },
  token: string,
  next: Next | undefined,
  now: Date,
): Page {
  return {
    status: 200,
    title: 'Marked as answered',
    body: html`<p>${name} was answered on ${localTime(answeredAt)}. No more reminders will be sent for this request.</p>
<form class="alone" method="post" action="${answeredPaths.undo(token)}"><button class="quiet" type="submit">Undo: I have not answered yet</button></form>
${next ? nextLead(next, now) : html`<p>Nobody else is waiting for an answer.</p>`}`,
  };
}

export function waitingAgainPage(
  lead: ContactMessageRow,
  token: string,
  reminderAt: string | undefined,
  now: Date,
): Page {
  const reminder = reminderAt
    ? `The next reminder comes on ${localTime(reminderAt)}.`
    : 'It is too late for another reminder.';
  return {
    status: 200,
    title: `${lead.name} is waiting for an answer`,
    body: html`<p>Request ${lead.reference} is no longer marked as answered: ${timeLeft(lead, now)}. ${reminder}</p>
${answeredButton(token)}`,
  };
}

function answeredButton(token: string): Html {
  return html`<form class="alone" method="post" action="${answeredPaths.link(token)}"><button type="submit">Yes, I have answered</button></form>`;
}

function nextLead({ lead, token }: Next, now: Date): Html {
  const age = formatDuration(now.getTime() - new Date(lead.received_at).getTime());
  return html`<h2>${lead.name} is next</h2>
<p>Request ${lead.reference}, ${lead.project_type}, came in ${age} ago, ${timeLeft(lead, now)}.</p>
<p><a href="${answeredPaths.link(token)}">Have you answered ${lead.name}?</a></p>`;
}

function timeLeft({ reply_by }: Pick<ContactMessageRow, 'reply_by'>, now: Date): string {
  const left = new Date(reply_by).getTime() - now.getTime();
  return left > 0 ? `${formatDuration(left)} left` : `overdue by ${formatDuration(-left)}`;
}
