import { linkRow } from '../../../desk-pages/parts/lists.ts';
import { visitorText } from '../../../desk-pages/parts/visitor-text.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import type { ApplicationRow } from '../../../records/applications.ts';
import type { SubscriberRow } from '../../../records/subscribers.ts';
import { printableLine } from '../../../records/wording/printable-text.ts';
import { consentOf, resumeKind } from '../../../records/wording/record-wording.ts';
import { spokenTime } from '../../../time/spoken-time.ts';
import { noteExcerpt } from './lead-card.ts';
import { applicationStatus } from './reply-deadline.ts';

export function applicationRow(application: ApplicationRow, now: Date): Html {
  const { reference, name, position, received_at, note } = application;
  return linkRow({
    href: deskPaths.record(reference),
    name: visitorText(name),
    details: html`${visitorText(position)}, <span class="nowrap">${reference}.</span> Came in ${spokenTime(received_at, now)}.<br>${visitorText(application.experience)}. Resume: ${resumeKind(application) ?? 'none'}${note && html`<br>${noteExcerpt(note)}`}`,
    end: applicationStatus(application, now),
  });
}

export function subscriberRow(subscriber: SubscriberRow, now: Date): Html {
  const { id, email, created_at, page, withdrawn_at } = subscriber;
  return html`<li class="row"><div><p class="row-name">${visitorText(email)}</p>
<p class="row-details">${withdrawn_at && html`Left ${spokenTime(withdrawn_at, now)}. `}Came in ${spokenTime(created_at, now)}${page && html` on ${visitorText(page)}`}. Consent: ${visitorText(consentOf(subscriber))}</p></div>
<a class="button" href="${deskPaths.deleteSubscriber(id)}">Delete<span class="sr-only"> ${printableLine(email)}</span></a></li>`;
}
