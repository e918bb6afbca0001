import { applicationFields } from '../../../contract/forms/application.ts';
import { detailsOf } from '../../../contract/forms/field.ts';
import { type Html, html } from '../../html.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { localTime } from '../../outbox/mail/local-time.ts';
import type { ApplicationRow } from '../../records/applications.ts';
import { timeAgo } from '../../records/wording/amounts.ts';
import { resumeDescription, spamStatus } from '../../records/wording/record-wording.ts';
import { contactButtons, replyLink } from './contact-buttons.ts';
import { factList } from './facts.ts';
import { phoneFact } from './lead-view.ts';
import { mailSection, moreActions, otherRecords, type RecordContext } from './record-parts.ts';
import { spanOf, visitorMessage, visitorText } from './visitor-text.ts';

export function applicationView(application: ApplicationRow, context: RecordContext): Html {
  const { now } = context;
  const { reference, name, position, email, is_spam } = application;
  const person = { ...application, what: 'application' };
  const resume = resumeDescription(application);
  return html`<h1>${visitorText(name)}</h1>
<p class="sub">${visitorText(position)}, <span class="ref">${reference}</span></p>
${is_spam === 1 && html`<p class="promise">${spanOf(spamStatus(application, now))}</p>`}
<div class="cells">${contactButtons(person)}</div>
${
  resume
    ? html`<p class="below"><a class="primary" href="${deskPaths.recordPart(reference, 'resume')}">Save the resume</a></p><p class="hint">${visitorText(resume)}</p>`
    : html`<p class="hint">No resume was sent.</p>`
}
<div class="sheet"><div>
<h2>Their message</h2>
${visitorMessage(application.message)}
</div><div>
<h2>Details</h2>
${factList([
  ...detailsOf(applicationFields, application).map(
    ({ label, value }) => [label, visitorText(value)] as const,
  ),
  ['Phone', phoneFact(application.phone)],
  ['Email', html`<a href="${replyLink(person)}">${visitorText(email)}</a>`],
  ['Received', `${localTime(application.received_at)}, ${timeAgo(application.received_at, now)}`],
])}
${otherRecords(context)}
${mailSection(reference, context)}
${moreActions({ kind: 'application', row: application })}
</div></div>`;
}
