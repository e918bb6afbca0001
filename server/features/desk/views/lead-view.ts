import { countedNoun } from '../../../../content/grammar.ts';
import type { LeadAdditionRow } from '../../../database/schema.ts';
import type { VisitRow } from '../../../database/visit-tables.ts';
import type { DeskPage } from '../../../desk-pages/desk-page.ts';
import { section } from '../../../desk-pages/parts/columns.ts';
import { pageHead } from '../../../desk-pages/parts/page-head.ts';
import { visitorMessage, visitorText } from '../../../desk-pages/parts/visitor-text.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import type { LeadRow } from '../../../records/leads.ts';
import type { PhotoRow } from '../../../records/photos.ts';
import { printableLine } from '../../../records/wording/printable-text.ts';
import { leadFacts } from '../../../records/wording/record-facts.ts';
import { spokenTime } from '../../../time/spoken-time.ts';
import { whenText } from '../../../visits/visit-wording.ts';
import { placeOf, spanOf } from '../../../visits/visits.ts';
import { listNames } from '../list-names.ts';
import { contactButtons, contactCells } from './contact-buttons.ts';
import { noteFormButton } from './forms.ts';
import { answeredButton } from './lead-card.ts';
import { noteList } from './note-list.ts';
import { factList, mailSection, moreActions, otherRecords, type RecordContext } from './record-parts.ts';
import { replyDeadline } from './reply-deadline.ts';

type LeadContext = RecordContext & {
  readonly photos: readonly PhotoRow[];
  readonly visit: VisitRow | undefined;
  /** What becomes of the visit if the request is marked as spam. */
  readonly cancelledVisits: readonly Html[];
  /** Messages that the visitor sent later. */
  readonly additions: readonly LeadAdditionRow[];
  /** The section that asks the client for a testimonial. */
  readonly words: Html | undefined;
};

/** Everything about one lead, in the order in which a call needs it: the person, the message, the actions. */
export function leadView(lead: LeadRow, context: LeadContext): Pick<DeskPage, 'head' | 'body' | 'aside'> {
  const { now } = context;
  const person = { ...lead, email: lead.reply_to, what: 'request' };
  // Whoever sends spam is not called by a slip of the thumb.
  const { button, cells } = lead.is_spam
    ? { button: undefined, cells: contactCells(person) }
    : contactButtons(person);
  return {
    head: pageHead({
      back: lead.is_spam
        ? { href: deskPaths.spam, label: listNames.spam.title }
        : { href: deskPaths.leads, label: listNames.leads.title },
      title: visitorText(lead.name),
      actions: html`<p class="soft">${visitorText(lead.project_type)}, <span class="nowrap">${lead.reference}</span></p>
${replyDeadline(lead, now)}
${button && html`<p class="buttons">${button}</p>`}
<div class="cells">${cells}${!lead.is_spam && !lead.answered_at && answeredButton(lead, noteFormButton)}</div>
${!lead.is_spam && lead.answered_at && noteFormButton({ action: deskPaths.recordPart(lead.reference, 'waiting'), label: 'Not answered after all', variant: 'link' })}`,
    }),
    body: html`${section({
      title: 'What they wrote',
      body: html`${visitorMessage(lead.message)}${context.additions.map((addition) => additionPart(addition, now))}${photoList(lead.reference, context.photos)}`,
    })}
${section({ title: 'Notes', body: noteList(lead.reference, context, person.what) })}`,
    aside: html`${context.visit && visitPart(context.visit, now)}
${section({ title: 'Details', body: factList(leadFacts(lead, now), person) })}
${context.words}
${otherRecords(context)}
${mailSection(lead.reference, context, noteFormButton)}
${moreActions({ kind: 'lead', row: lead }, { button: noteFormButton, now, lost: context.cancelledVisits })}`,
  };
}

function visitPart(visit: VisitRow, now: Date): Html {
  const { id, access, cancelled_at } = visit;
  return section({
    title: cancelled_at ? 'Visit, cancelled' : 'Visit',
    body: html`<p><a class="link" href="${deskPaths.visit(id)}">${whenText(spanOf(visit), now)}</a></p><p>${visitorText(placeOf(visit))}</p>${access && html`<p class="soft">${visitorText(access)}</p>`}`,
  });
}

function additionPart({ text, photo_count, received_at }: LeadAdditionRow, now: Date): Html {
  const photos = photo_count > 0 && `, with ${countedNoun(photo_count, 'photo')}`;
  return html`<h3>Added ${spokenTime(received_at, now)}${photos}</h3>${text && visitorMessage(text)}`;
}

/** The photos with their descriptions; each links to its file. */
function photoList(reference: string, photos: readonly PhotoRow[]): Html | undefined {
  if (photos.length === 0) return undefined;
  return html`<h3>Photos</h3><ul class="message-photos">${photos.map((photo) => photoItem(reference, photo))}</ul>`;
}

function photoItem(reference: string, { number, description, width, height }: PhotoRow): Html {
  const url = deskPaths.leadPhoto(reference, number);
  const name = description ? printableLine(description) : `Photo ${number}`;
  return html`<li><figure><a href="${url}"><img src="${url}" alt="${name}" width="${width}" height="${height}" loading="lazy"></a>
${description && html`<figcaption>${visitorText(description)}</figcaption>`}</figure></li>`;
}
