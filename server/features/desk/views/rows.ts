import { type Html, html } from '../../../http/html.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import type { ApplicationRow } from '../../../records/applications.ts';
import type { MailRow } from '../../../records/mail.ts';
import type { SubscriberRow } from '../../../records/subscribers.ts';
import { timeAgo } from '../../../records/wording/amounts.ts';
import { printableLine } from '../../../records/wording/printable-text.ts';
import {
  consentOf,
  mailKinds,
  mailStatus,
  resumeKind,
  spamStatus,
} from '../../../records/wording/record-wording.ts';
import { statusText, visitorExcerpt, visitorText } from './visitor-text.ts';

export function applicationCard(application: ApplicationRow, now: Date): Html {
  const { reference, name, position, received_at, message, is_spam } = application;
  return html`<li class="card">
<h3><a href="${deskPaths.record(reference)}">${visitorText(name)}</a></h3>
<p class="sub">${visitorText(position)}, <span class="ref">${reference}</span>, <span class="ref">came in ${timeAgo(received_at, now)}</span></p>
${is_spam === 1 && html`<p class="promise">${statusText(spamStatus(application, now))}</p>`}
<p class="sub">${visitorText(application.experience)}. Resume: ${resumeKind(application) ?? 'none'}</p>
${visitorExcerpt(message)}
</li>`;
}

export function subscriberRow(subscriber: SubscriberRow, now: Date): Html {
  const { id, email, created_at, page } = subscriber;
  return html`<li class="row">
<span><b>${visitorText(email)}</b><br><span class="sub">${timeAgo(created_at, now)}${page && html` on ${visitorText(page)}`}. Consent: ${visitorText(consentOf(subscriber))}</span></span>
<a class="button" href="${deskPaths.deleteSubscriber(id)}">Delete<span class="sr-only"> ${printableLine(email)}</span></a>
</li>`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function mailRow(mail: MailRow, now: Date): Html {
  const { kind, reference, name, last_error, attempts } = mail;
  return html`<li class="row"><span>
<b>${capitalised(mailKinds[kind])}</b>: ${statusText(mailStatus(mail, now))}${attempts > 1 && html`, ${attempts} tries`}
${reference && html`<br><a class="about" href="${deskPaths.record(reference)}">${name && visitorText(name)}, ${reference}</a>`}
${last_error && html`<br><span class="sub">The mail server said: ${visitorText(last_error)}</span>`}
</span></li>`;
}
