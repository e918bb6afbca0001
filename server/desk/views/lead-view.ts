import { contactFields } from '../../../contract/forms/contact.ts';
import { detailsOf } from '../../../contract/forms/field.ts';
import type { ContactMessageRow } from '../../database/schema.ts';
import { type Html, html } from '../../html.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { digitsToDial } from '../../outbox/mail/contact-links.ts';
import { localTime } from '../../outbox/mail/local-time.ts';
import { NOTE_MAX_CHARACTERS } from '../../records/notes.ts';
import type { PhotoRow } from '../../records/photos.ts';
import { timeAgo } from '../../records/wording/amounts.ts';
import { spamStatus } from '../../records/wording/record-wording.ts';
import { contactButtons, replyLink } from './contact-buttons.ts';
import { factList } from './facts.ts';
import { buttonForm } from './forms.ts';
import { photoList } from './photos.ts';
import { mailSection, moreActions, otherRecords, type RecordContext } from './record-parts.ts';
import { timeLeft } from './time-left.ts';
import { spanOf, visitorMessage, visitorText } from './visitor-text.ts';

type LeadContext = RecordContext & { readonly photos: readonly PhotoRow[] };

/** Everything about one request, in the order of a call: who, what they wrote, what to do. */
export function leadView(lead: ContactMessageRow, context: LeadContext): Html {
  const { now } = context;
  const person = { ...lead, email: lead.reply_to, what: 'request' };
  return html`<h1>${visitorText(lead.name)}</h1>
<p class="sub">${visitorText(lead.project_type)}, <span class="ref">${lead.reference}</span></p>
${lead.is_spam ? html`<p class="promise">${spanOf(spamStatus(lead, now))}</p>` : timeLeft(lead, now)}
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
${factList([
  ...detailsOf(contactFields, lead).map(({ label, value }) => [label, visitorText(value)] as const),
  ['Phone', phoneFact(lead.phone)],
  ['Email', html`<a href="${replyLink({ ...person, email: lead.email })}">${visitorText(lead.email)}</a>`],
  lead.reply_to !== lead.email && [
    'Answer to',
    html`<a href="${replyLink(person)}">${visitorText(lead.reply_to)}</a>`,
  ],
  ['Received', `${localTime(lead.received_at)}, ${timeAgo(lead.received_at, now)}`],
  ['Answer promised by', localTime(lead.reply_by)],
  lead.answered_at !== null && ['Answered', localTime(lead.answered_at)],
  ['Subject', visitorText(lead.subject)],
])}
${otherRecords(context)}
${mailSection(lead.reference, context)}
${moreActions({ kind: 'lead', row: lead })}
</div></div>`;
}

function answeredButton({ reference, answered_at }: ContactMessageRow): Html {
  return answered_at
    ? buttonForm({ action: deskPaths.recordPart(reference, 'waiting'), label: 'Not answered after all' })
    : buttonForm({
        action: deskPaths.recordPart(reference, 'answered'),
        label: 'Mark as answered',
        variant: 'primary',
      });
}

export function phoneFact(phone: string): Html {
  const number = digitsToDial(phone);
  if (!phone) return html`<span class="quiet">not given</span>`;
  return number ? html`<a href="tel:${number}">${visitorText(phone)}</a>` : visitorText(phone);
}

function noteForm({ reference, note }: ContactMessageRow): Html {
  return html`<form class="note" method="post" action="${deskPaths.recordPart(reference, 'note')}">
<textarea name="note" aria-labelledby="note" aria-describedby="note-hint" rows="4" maxlength="${NOTE_MAX_CHARACTERS}">\n${note}</textarea>
<p class="hint" id="note-hint">Only you see it: it is never mailed, and it is deleted with the request.</p>
<button class="line" type="submit">Save the note</button>
</form>`;
}
