import type { ContactMessageRow } from '../../../database/schema.ts';
import { type Html, html } from '../../../http/html.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { timeAgo } from '../../../records/wording/amounts.ts';
import { excerptOf, printableLine } from '../../../records/wording/printable-text.ts';
import { contactButtons } from './contact-buttons.ts';
import { buttonForm } from './forms.ts';
import { timeLeft } from './time-left.ts';
import { visitorExcerpt, visitorText } from './visitor-text.ts';

/** Of a note, which the record's own page shows whole. */
const NOTE_CHARACTERS = 200;

/** A lead in a list: who, what, how urgent, and what is done most often. `back` is where the button returns to. */
export function leadCard(lead: ContactMessageRow, now: Date, back: string): Html {
  const { reference, name, is_spam, answered_at } = lead;
  return html`<li class="card">
<h3><a href="${deskPaths.record(reference)}">${visitorText(name)}</a></h3>
<p class="sub">${visitorText(lead.project_type)}, <span class="ref">${reference}</span>, <span class="ref">came in ${timeAgo(lead.received_at, now)}</span></p>
${timeLeft(lead, now)}
${visitorExcerpt(lead.message)}
${lead.note && html`<p class="note-line"><b>Note</b> ${visitorText(excerptOf(lead.note, NOTE_CHARACTERS))}</p>`}
${
  !is_spam &&
  html`<div class="cells">${contactButtons({ ...lead, email: lead.reply_to, what: 'request' })}${
    !answered_at &&
    buttonForm({
      action: deskPaths.recordPart(reference, 'answered'),
      label: 'Answered',
      about: printableLine(name),
      variant: 'cell',
      back,
    })
  }</div>`
}
</li>`;
}
