import { type Html, html } from '../../../http/html.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import type { ApplicationRow } from '../../../records/applications.ts';
import { applicationFacts } from '../../../records/wording/record-facts.ts';
import { resumeDescription, spamStatus } from '../../../records/wording/record-wording.ts';
import { contactButtons } from './contact-buttons.ts';
import { factList, mailSection, moreActions, otherRecords, type RecordContext } from './record-parts.ts';
import { statusText, visitorMessage, visitorText } from './visitor-text.ts';

export function applicationView(application: ApplicationRow, context: RecordContext): Html {
  const { now } = context;
  const { reference, name, position, is_spam } = application;
  const person = { ...application, what: 'application' };
  const resume = resumeDescription(application);
  return html`<h1>${visitorText(name)}</h1>
<p class="sub">${visitorText(position)}, <span class="ref">${reference}</span></p>
${is_spam === 1 && html`<p class="promise">${statusText(spamStatus(application, now))}</p>`}
<div class="cells">${contactButtons(person)}</div>
${
  resume
    ? html`<p class="below"><a class="button button--primary" href="${deskPaths.recordPart(reference, 'resume')}">Save the resume</a></p><p class="hint">${visitorText(resume)}</p>`
    : html`<p class="hint">No resume was sent.</p>`
}
<div class="sheet"><div>
<h2>Their message</h2>
${visitorMessage(application.message)}
</div><div>
<h2>Details</h2>
${factList(applicationFacts(application, now), person)}
${otherRecords(context)}
${mailSection(reference, context)}
${moreActions({ kind: 'application', row: application })}
</div></div>`;
}
