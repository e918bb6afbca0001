import type { ContactMessageRow } from '../../database/schema.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { answerStatus, nextReminderSentence } from '../../records/wording/record-wording.ts';
import { fullTime } from '../../time/spoken-time.ts';
import { answeredPaths } from './answered-link.ts';

type Page = { readonly status: 200; readonly title: string; readonly body: Html };

/** The page that the link in the mail opens. */
export function questionPage(lead: ContactMessageRow, token: string): Page {
  return {
    status: 200,
    title: `Have you answered ${lead.name}?`,
    body: html`<p>Request ${lead.reference}, ${lead.project_type}, received ${fullTime(lead.received_at)}. Once it is marked as answered, no more reminders are sent.</p>
${answeredButton(token)}`,
  };
}

/**
 * Confirms the answer and offers an undo button. It shows nothing about other leads: when the owner replies, the mail
 * program quotes the mail, and the visitor gets the link too.
 */
export function answeredPage(name: string, answeredAt: string, token: string): Page {
  return {
    status: 200,
    title: 'Marked as answered',
    body: html`<p>${name} was answered on ${fullTime(answeredAt)}. No more reminders will be sent for this request.</p>
<form class="alone" method="post" action="${answeredPaths.undo(token)}"><button class="quiet" type="submit">Undo: I have not answered yet</button></form>
<p><a href="${deskPaths.overview}">See on the desk who else is waiting</a></p>`,
  };
}

export function waitingAgainPage(
  lead: ContactMessageRow,
  token: string,
  reminderAt: string | undefined,
  now: Date,
): Page {
  const status = answerStatus({ ...lead, answered_at: null }, now);
  return {
    status: 200,
    title: `${lead.name} is waiting for an answer`,
    body: html`<p>Request ${lead.reference} is no longer marked as answered: ${status}. ${nextReminderSentence(reminderAt)}</p>
${answeredButton(token)}`,
  };
}

function answeredButton(token: string): Html {
  return html`<form class="alone" method="post" action="${answeredPaths.link(token)}"><button type="submit">Yes, I have answered</button></form>`;
}
