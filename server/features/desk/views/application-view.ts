import type { DeskPage } from '../../../desk-pages/desk-page.ts';
import { section } from '../../../desk-pages/parts/columns.ts';
import { pageHead } from '../../../desk-pages/parts/page-head.ts';
import { html } from '../../../http/html.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import type { ApplicationRow } from '../../../records/applications.ts';
import { applicationFacts } from '../../../records/wording/record-facts.ts';
import { resumeDescription } from '../../../records/wording/record-wording.ts';
import { listNames } from '../list-names.ts';
import { contactCells } from './contact-buttons.ts';
import { buttonForm } from './forms.ts';
import { factList, mailSection, moreActions, otherRecords, type RecordContext } from './record-parts.ts';
import { spamWords } from './spam-words.ts';
import { visitorMessage, visitorText } from './visitor-text.ts';

export function applicationView(
  application: ApplicationRow,
  context: RecordContext,
): Pick<DeskPage, 'head' | 'body' | 'aside'> {
  const { now } = context;
  const { reference, name, position, is_spam } = application;
  const person = { ...application, what: 'application' };
  const resume = resumeDescription(application);
  return {
    head: pageHead({
      back: is_spam
        ? { href: deskPaths.spam, label: listNames.spam.title }
        : { href: deskPaths.applications, label: listNames.applications.title },
      title: visitorText(name),
      actions: html`<p class="soft">${visitorText(position)}, <span class="nowrap">${reference}</span></p>
${is_spam === 1 && html`<p class="warning">${spamWords(application, now)}</p>`}
${
  resume
    ? html`<p class="buttons"><a class="button button--primary" href="${deskPaths.recordPart(reference, 'resume')}">Save the resume</a></p><p class="note">${visitorText(resume)}</p>`
    : html`<p class="note">No resume was sent.</p>`
}
<div class="cells">${contactCells(person)}</div>`,
    }),
    body: section({ title: 'What they wrote', body: visitorMessage(application.message) }),
    aside: html`${section({ title: 'Details', body: factList(applicationFacts(application, now), person) })}
${otherRecords(context)}
${mailSection(reference, context, buttonForm)}
${moreActions({ kind: 'application', row: application }, buttonForm)}`,
  };
}
