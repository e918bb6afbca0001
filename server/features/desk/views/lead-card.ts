import { linkRow } from '../../../desk-pages/parts/lists.ts';
import { visitorExcerpt, visitorText } from '../../../desk-pages/parts/visitor-text.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import type { LeadRow } from '../../../records/leads.ts';
import { excerptOf, printableLine } from '../../../records/wording/printable-text.ts';
import { spokenTime } from '../../../time/spoken-time.ts';
import { contactButtons, contactCells } from './contact-buttons.ts';
import { buttonForm, type ListPlace, type MakeButton } from './forms.ts';
import { leadStatus, replyDeadline } from './reply-deadline.ts';

/** The length of the excerpt of a note; the record's page shows all of it. */
const NOTE_CHARACTERS = 200;

type Options = {
  /** The page that the button returns to. */
  readonly back: ListPlace;
  /** The next lead to answer. */
  readonly isFirst?: boolean;
};

/** A lead in a list: its urgency, the person, the project, and the most frequent actions. */
export function leadCard(lead: LeadRow, now: Date, { back, isFirst = false }: Options): Html {
  const person = { ...lead, email: lead.reply_to, what: 'request' };
  const { button, cells } = isFirst
    ? contactButtons(person)
    : { button: undefined, cells: contactCells(person) };
  return html`<li class="card${isFirst && ' card--first'}" id="${lead.reference}">
${replyDeadline(lead, now)}
<div><h3><a href="${deskPaths.record(lead.reference)}">${visitorText(lead.name)}</a></h3>
<p class="small soft">${visitorText(lead.project_type)}, <span class="nowrap">${lead.reference}.</span> Came in ${spokenTime(lead.received_at, now)}.</p></div>
${visitorExcerpt(lead.message)}
${lead.note && html`<p class="note-line">${noteExcerpt(lead.note)}</p>`}
${!lead.is_spam && html`${button}<div class="cells">${cells}${!lead.answered_at && answeredButton(lead, (button) => buttonForm({ ...button, back }))}</div>`}
</li>`;
}

export function answeredButton({ reference, name }: LeadRow, button: MakeButton): Html {
  return button({
    action: deskPaths.recordPart(reference, 'answered'),
    label: 'Answered',
    name: `Mark as answered: ${printableLine(name)}`,
    variant: 'cell',
  });
}

/** A lead as a row: one that is answered, or a search result. */
export function leadRow(lead: LeadRow, now: Date): Html {
  const { reference, name, project_type, note, received_at } = lead;
  return linkRow({
    href: deskPaths.record(reference),
    name: visitorText(name),
    details: html`${visitorText(project_type)}, <span class="nowrap">${reference}.</span> Came in ${spokenTime(received_at, now)}.${note && html`<br>${noteExcerpt(note)}`}`,
    end: leadStatus(lead, now),
  });
}

export function noteExcerpt(note: string): Html {
  return html`<b>Note</b> ${visitorText(excerptOf(note, NOTE_CHARACTERS))}`;
}
