import type { DeskPage } from '../../../desk-pages/desk-page.ts';
import { section } from '../../../desk-pages/parts/columns.ts';
import { pageHead } from '../../../desk-pages/parts/page-head.ts';
import { visitorMessage, visitorText } from '../../../desk-pages/parts/visitor-text.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { html } from '../../../page-parts/html.ts';
import type { ApplicationRow } from '../../../records/applications.ts';
import { printableLine } from '../../../records/wording/printable-text.ts';
import { applicationFacts } from '../../../records/wording/record-facts.ts';
import { resumeDescription } from '../../../records/wording/record-wording.ts';
import { listNames } from '../list-names.ts';
import { contactButtons } from './contact-buttons.ts';
import { noteFormButton } from './forms.ts';
import { noteList } from './note-list.ts';
import { factList, mailSection, moreActions, otherRecords, type RecordContext } from './record-parts.ts';
import { applicationStatus } from './reply-deadline.ts';

export function applicationView(
  application: ApplicationRow,
  context: RecordContext,
): Pick<DeskPage, 'head' | 'body' | 'aside'> {
  const { now } = context;
  const { reference, name, position, is_spam, answer } = application;
  const person = { ...application, what: 'application' };
  const { button, cells } = contactButtons(person);
  const answerButton = (part: 'answered' | 'declined', label: string) =>
    noteFormButton({
      action: deskPaths.recordPart(reference, part),
      label,
      name: `Mark as ${part}: ${printableLine(name)}`,
      variant: 'cell',
    });
  const resume = resumeDescription(application);
  return {
    head: pageHead({
      back: is_spam
        ? { href: deskPaths.spam, label: listNames.spam.title }
        : { href: deskPaths.applications, label: listNames.applications.title },
      title: visitorText(name),
      actions: html`<p class="soft">${visitorText(position)}, <span class="nowrap">${reference}</span></p>
<p>${applicationStatus(application, now)}</p>
<p class="buttons">${button}</p>
<div class="cells">${cells}${!is_spam && !answer && html`${answerButton('answered', 'Answered')}${answerButton('declined', 'Declined')}`}</div>
${!is_spam && answer && noteFormButton({ action: deskPaths.recordPart(reference, 'waiting'), label: `Not ${answer} after all`, variant: 'link' })}`,
    }),
    body: html`${section({
      title: 'What they wrote',
      body: html`${visitorMessage(application.message)}${
        resume
          ? html`<p class="buttons"><a class="button" href="${deskPaths.recordPart(reference, 'resume')}">Save the resume</a></p><p class="note">${visitorText(resume)}</p>`
          : html`<p class="note">No resume was sent.</p>`
      }`,
    })}
${section({ title: 'Notes', body: noteList(reference, context, person.what) })}`,
    aside: html`${section({ title: 'Details', body: factList(applicationFacts(application, now), person) })}
${otherRecords(context)}
${mailSection(reference, context, noteFormButton)}
${moreActions({ kind: 'application', row: application }, { button: noteFormButton, now })}`,
  };
}
