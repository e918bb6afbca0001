import { company } from '../../../content/company.ts';
import { contactFields } from '../../../contract/forms/contact.ts';
import { detailsOf } from '../../../contract/forms/field.ts';
import { PHOTO_MEDIA_TYPES, PHOTOS_MAX, photosField } from '../../../contract/forms/photos.ts';
import { CHANGEABLE_UNTIL_HOURS } from '../../../contract/forms/place.ts';
import type { VisitRow } from '../../database/schema.ts';
import { stateOf } from '../../page-parts/field-frame.ts';
import { fieldGrid, fileField, textArea } from '../../page-parts/fields.ts';
import { fold, folds } from '../../page-parts/fold.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { factBox } from '../../private-pages/parts/fact-box.ts';
import type { PrivatePage } from '../../private-pages/private-page.ts';
import type { PhotoRow } from '../../records/photos.ts';
import { requestPaths } from '../../records/request-link.ts';
import { countedNoun } from '../../records/wording/amounts.ts';
import { daysUntil, fullTime, weekday } from '../../time/spoken-time.ts';
import type { Refused } from '../../visits/booking-transaction.ts';
import { isOver, spanOf } from '../../visits/visits.ts';
import { progressChain } from './progress-chain.ts';
import { isLate, type RefusedRequestForm, type RequestContext } from './request-context.ts';
import { bookingForm, cancelledByUs, visitBox, visitChanges, wrongFields } from './request-visit.ts';

export const WORDS_MAX_CHARACTERS = 5000;

export function requestPage(context: RequestContext, typed?: RefusedRequestForm): PrivatePage {
  const { lead, visit } = context;
  const isAddition = typed?.values.action === 'add';
  const ofVisit = isAddition ? undefined : typed;
  const state =
    visit && !visit.cancelled_at ? visitState(context, visit, ofVisit) : openState(context, ofVisit);
  const adding = additionForm(context, isAddition ? typed : keptPlace(context, ofVisit));
  return {
    ...(typed && { status: typed.status }),
    heading: state.heading,
    introduction: state.introduction,
    sheet: { number: lead.reference, title: 'Your request' },
    progress: progressChain(context),
    body: state.body ?? adding,
    aside: sentBox(context),
    more: html`${state.body && adding}${ownPage(context)}`,
  };
}

type State = Pick<PrivatePage, 'heading' | 'introduction'> & { readonly body?: Html };

/** A visit is booked, or has taken place. */
function visitState(context: RequestContext, visit: VisitRow, typed?: RefusedRequestForm): State {
  const body = html`${wrongFields('Not moved yet', typed)}${visitBox(context, visit)}${visitChanges(context, visit, typed)}`;
  if (typed?.refused === 'taken')
    return { heading: 'Nothing was changed', introduction: notMoved(context), body };
  const state = standingState(context, visit, body);
  return typed?.refused ? { ...state, introduction: REFUSALS[typed.refused] } : state;
}

function notMoved({ days }: RequestContext): string {
  const others =
    days.length > 0
      ? 'These times are free now.'
      : `No other time is free at the moment: please call ${company.phone.display}.`;
  return `That time is no longer free, and your visit stands as it was. ${others}`;
}

function standingState(context: RequestContext, visit: VisitRow, body: Html): State {
  const start = new Date(spanOf(visit).start);
  if (isOver(visit, context.now))
    return { heading: 'We have been to see you', introduction: 'What comes next, you hear from us.', body };
  const day = daysUntil(start, context.now);
  return {
    heading: `We come ${day === 'today' || day === 'tomorrow' ? day : `on ${weekday(start)}`}`,
    introduction: 'The time is yours. We call only if something changes.',
    body,
  };
}

function openState(context: RequestContext, typed?: RefusedRequestForm): State {
  const state = unbookedState(context, typed);
  if (hasNoTimeLeft(context, typed)) return { ...state, ...noTimeLeft };
  if (!typed?.refused) return state;
  return typed.refused === 'taken'
    ? { ...state, heading: 'That time was just taken', introduction: takenWords(context) }
    : { ...state, introduction: REFUSALS[typed.refused] };
}

/** Somebody wanted to book, and there is nothing to choose from any more, nor a field for what was typed. */
function hasNoTimeLeft({ days, visit }: RequestContext, typed: RefusedRequestForm | undefined): boolean {
  const isBooked = visit !== undefined && !visit.cancelled_at;
  return typed?.values.action === 'book' && days.length === 0 && !isBooked;
}

const noTimeLeft = {
  heading: 'No time is free any more',
  introduction: `We are sorry. What you typed is kept below: send it to us with a day that suits you, or call ${company.phone.display}.`,
};

/** The address of a visit that could not be booked, as words that can be sent. */
function keptPlace(
  context: RequestContext,
  typed: RefusedRequestForm | undefined,
): RefusedRequestForm | undefined {
  if (!typed || !hasNoTimeLeft(context, typed)) return undefined;
  const { street, city, access } = typed.values;
  return { values: { words: [street, city, access].filter(Boolean).join('\n') }, errors: {}, status: 409 };
}

/** No visit is booked: times are offered if there are any. */
function unbookedState(context: RequestContext, typed?: RefusedRequestForm): State {
  const { lead, visit, days } = context;
  const cancellation = visit?.cancelled_by === 'owner' ? cancelledByUs(visit) : html``;
  const form = (title: string) =>
    days.length > 0
      ? { body: html`${cancellation}${bookingForm(context, typed?.refused ? 'Other times' : title, typed)}` }
      : visit
        ? { body: cancellation }
        : {};
  if (visit) {
    const day = weekday(new Date(spanOf(visit).start));
    return visit.cancelled_by === 'owner'
      ? {
          heading: `We cannot come on ${day}`,
          introduction:
            days.length > 0
              ? 'We are sorry. Please choose another time; the address that you gave is kept.'
              : `We are sorry. To agree on another time, write to us here or call ${company.phone.display}.`,
          ...form('Choose another time'),
        }
      : {
          heading: 'The visit is cancelled',
          introduction: 'The time is free again, and your request stays with us.',
          ...form('Choose another time'),
        };
  }
  if (lead.answered_at)
    return {
      heading: 'We have answered',
      introduction: 'By phone or by mail. If nothing has reached you, write to us here or call.',
      ...form('Choose a time for our visit'),
    };
  return {
    heading: 'We have your request',
    introduction: promise(context),
    ...form('Choose a time for our visit'),
  };
}

function promise(context: RequestContext): Html {
  const { lead, days } = context;
  const orChoose = days.length > 0 && ' Or choose now when we come and look.';
  if (isLate(context))
    return html`We are late with our answer, and sorry. Please call ${company.phone.display}.${orChoose}`;
  const by = html`<b>${fullTime(lead.reply_by)}</b>`;
  return orChoose
    ? html`You hear from us by ${by}.${orChoose}`
    : html`We call or write by ${by} and agree on a time to come and look.`;
}

function takenWords({ lost, now }: RequestContext): string {
  const which = lost ? fullTime(new Date(lost.start), now) : 'It';
  return `${which} is no longer free. These times are, and what you typed is kept.`;
}

const REFUSALS: Record<Exclude<Refused, 'taken'>, string> = {
  'has-visit': 'You have a visit already. To have another time, move it.',
  'too-many': `Please call us at ${company.phone.display}.`,
  'too-late': `It is less than ${CHANGEABLE_UNTIL_HOURS} hours until the visit. Please call us at ${company.phone.display}.`,
  stale: 'The visit was changed in the meantime. This is how it stands now.',
  gone: 'It is no longer here.',
  past: 'That time is over.',
  'too-far': 'That time is not offered.',
};

function additionForm({ token, photos }: RequestContext, typed?: RefusedRequestForm): Html {
  const state = typed ?? { values: {}, errors: {} };
  const left = PHOTOS_MAX - photos.length;
  const { value: _, ...photoState } = stateOf(state, photosField.name);
  return html`<section>${wrongFields('Not sent yet', typed)}
<h2 id="add" tabindex="-1">Add words or photos</h2>
<p class="soft">A detail you forgot, a photo of the panel, a day that suits you: it goes straight to the person who reads your request.</p>
<form class="adding" method="post" action="${requestPaths.page(token)}" enctype="multipart/form-data">
${fieldGrid([
  textArea({
    ...stateOf(state, 'words'),
    label: 'Your words',
    isWide: true,
    rows: 4,
    maxCharacters: WORDS_MAX_CHARACTERS,
  }),
  ...(left > 0
    ? [
        fileField({
          ...photoState,
          label: html`Photos <span class="optional">optional, ${left} more</span>`,
          isWide: true,
          isMultiple: true,
          accept: PHOTO_MEDIA_TYPES,
          hint: `The room from its door, the electrical panel, whatever worries you. Up to ${PHOTOS_MAX} in all; you have sent ${photos.length || 'none'}.`,
        }),
      ]
    : []),
])}
${left === 0 && html`<p class="note">You have sent ${PHOTOS_MAX} photos, which is as many as we keep.</p>`}
<div class="adding-end"><p class="note">Only we see them. They are deleted with your request.</p>
<button class="button" type="submit" name="action" value="add">Send these to us</button></div>
</form></section>`;
}

function sentBox({ lead, token, photos, additions }: RequestContext): Html {
  const typed = (text: string) => html`<span class="typed">${text}</span>`;
  return factBox({
    title: 'What you sent',
    number: lead.reference,
    pictures:
      photos.length > 0
        ? html`<div class="sent-photos">${photos.map((photo) => photoLink(token, photo))}</div>`
        : undefined,
    facts: [
      {
        label: 'From',
        value: html`${lead.name}, ${lead.email}${lead.phone && html`, <span class="nowrap">${lead.phone}</span>`}`,
      },
      ...detailsOf(contactFields, lead),
      { label: contactFields.message.label, value: typed(lead.message) },
      { label: 'Received', value: fullTime(lead.received_at) },
      ...additions.map(({ received_at, text, photo_count }) => ({
        label: `Added ${fullTime(received_at)}`,
        value: typed([text, photo_count > 0 && countedNoun(photo_count, 'photo')].filter(Boolean).join('\n')),
      })),
    ],
  });
}

function photoLink(token: string, { number, description, width, height }: PhotoRow): Html {
  const path = requestPaths.photo(token, number);
  const alt = `Your photo ${number}${description && `: ${description}`}`;
  return html`<a href="${path}"><img src="${path}" alt="${alt}" width="${width}" height="${height}" loading="lazy"></a>`;
}

function ownPage({ lead, token, hasMail }: RequestContext): Html {
  return html`<section><h2>This page is yours</h2>
<p class="soft">${
    hasMail && !lead.is_spam
      ? `A mail to ${lead.email} has its link. `
      : 'Save it in your bookmarks: it is the way back to your request. '
  }Whoever has the link can open this page, so share it only with those you live with.</p>
${folds([
  fold({
    title: 'Delete my request',
    body: html`<p>This deletes your name, your words, your photos, the visit and every mail that has not gone out. We cannot bring it back, and this page will no longer open.</p>
<form method="post" action="${requestPaths.page(token)}"><button class="button button--danger" type="submit" name="action" value="delete">Yes, delete everything</button></form>`,
  }),
])}</section>`;
}
