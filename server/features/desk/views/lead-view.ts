import type { ContactMessageRow } from '../../../database/schema.ts';
import { type Html, html } from '../../../http/html.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { NOTE_MAX_CHARACTERS } from '../../../records/leads.ts';
import type { PhotoRow } from '../../../records/photos.ts';
import { printableLine } from '../../../records/wording/printable-text.ts';
import { leadFacts } from '../../../records/wording/record-facts.ts';
import { contactButtons } from './contact-buttons.ts';
import { buttonForm } from './forms.ts';
import { factList, mailSection, moreActions, otherRecords, type RecordContext } from './record-parts.ts';
import { timeLeft } from './time-left.ts';
import { visitorMessage, visitorText } from './visitor-text.ts';

type LeadContext = RecordContext & { readonly photos: readonly PhotoRow[] };

/** Everything about one request, in the order of a call: who, what they wrote, what to do. */
export function leadView(lead: ContactMessageRow, context: LeadContext): Html {
  const { now } = context;
  const person = { ...lead, email: lead.reply_to, what: 'request' };
  return html`<h1>${visitorText(lead.name)}</h1>
<p class="sub">${visitorText(lead.project_type)}, <span class="ref">${lead.reference}</span></p>
${timeLeft(lead, now)}
<div class="cells">${contactButtons(person)}</div>
${!lead.is_spam && answeredButton(lead)}
<div class="sheet"><div>
<h2>Their message</h2>
${visitorMessage(lead.message)}
${photoList(lead.reference, context.photos)}
<h2 id="note">Your note</h2>
${noteForm(lead)}
</div><div>
<h2>Details</h2>
${factList(leadFacts(lead, now), person)}
${otherRecords(context)}
${mailSection(lead.reference, context)}
${moreActions({ kind: 'lead', row: lead })}
</div></div>`;
}

/** With what was written under them, each leading to its file. */
function photoList(reference: string, photos: readonly PhotoRow[]): Html | undefined {
  if (photos.length === 0) return undefined;
  return html`<h2>Photos <span class="count">${photos.length}</span></h2>
<ul class="photos">${photos.map((photo) => photoItem(reference, photo))}</ul>`;
}

function photoItem(reference: string, { number, description, width, height }: PhotoRow): Html {
  const url = deskPaths.leadPhoto(reference, number);
  const name = description ? printableLine(description) : `Photo ${number}`;
  return html`<li><figure><a href="${url}"><img src="${url}" alt="${name}" width="${width}" height="${height}" loading="lazy"></a>
${description && html`<figcaption>${visitorText(description)}</figcaption>`}</figure></li>`;
}

function answeredButton({ reference, answered_at }: ContactMessageRow): Html {
  return answered_at
    ? buttonForm({ action: deskPaths.recordPart(reference, 'waiting'), label: 'Not answered after all' })
    : buttonForm({
        action: deskPaths.recordPart(reference, 'answered'),
        label: 'Mark as answered',
        variant: 'button button--primary',
      });
}

function noteForm({ reference, note }: ContactMessageRow): Html {
  return html`<form class="note" method="post" action="${deskPaths.recordPart(reference, 'note')}">
<textarea name="note" aria-labelledby="note" aria-describedby="note-hint" rows="4" maxlength="${NOTE_MAX_CHARACTERS}">\n${note}</textarea>
<p class="hint" id="note-hint">Only you see it: it is never mailed, and it is deleted with the request.</p>
<button class="button" type="submit">Save the note</button>
</form>`;
}
