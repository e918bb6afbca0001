import { company } from '../../../content/company.ts';
import { CHANGEABLE_UNTIL_HOURS } from '../../../contract/forms/place.ts';
import type { VisitRow } from '../../database/visit-tables.ts';
import { type Html, html } from '../../page-parts/html.ts';
import type { PrivatePage } from '../../private-pages/private-page.ts';
import { daysUntil, fullTime, weekday } from '../../time/spoken-time.ts';
import type { BookingRefusal } from '../../visits/booking-transaction.ts';
import { changeableUntil, isOver, spanOf } from '../../visits/visits.ts';
import { isLate, type RefusedRequestForm, type RequestContext } from './request-context.ts';
import { bookingForm, cancelledByUs, visitBox, visitChanges, wrongFields } from './request-visit.ts';

type State = Pick<PrivatePage, 'heading' | 'introduction'> & { readonly body?: Html };

/** How the request stands: what the page is headed, and the visit or the times to choose from. */
export function requestState(context: RequestContext, typed?: RefusedRequestForm): State {
  const { visit } = context;
  return visit && !visit.cancelled_at ? visitState(context, visit, typed) : openState(context, typed);
}

/** A visit is booked, or has taken place. */
function visitState(context: RequestContext, visit: VisitRow, typed?: RefusedRequestForm): State {
  const body = html`${wrongFields('Not moved yet', typed)}${visitBox(context, visit)}${visitChanges(context, visit, typed)}`;
  if (typed?.refused === 'taken')
    return { heading: 'Nothing was changed', introduction: notMoved(context), body };
  const state = standingState(context, visit, body);
  return typed?.refused ? { ...state, introduction: notChanged(context, visit, typed.refused) } : state;
}

function notChanged(
  { now }: RequestContext,
  visit: VisitRow,
  refused: Exclude<BookingRefusal, 'taken'>,
): string {
  if (isOver(visit, now)) return REFUSALS.over;
  const isNear = now >= changeableUntil(spanOf(visit));
  return isNear && refused === 'has-visit'
    ? `You have a visit already, in less than ${CHANGEABLE_UNTIL_HOURS} hours. To change the time, please call ${company.phone.display}.`
    : REFUSALS[refused];
}

function notMoved({ days }: RequestContext): string {
  const others =
    days.length > 0
      ? 'These times are free now.'
      : `No other time is free at the moment: please call ${company.phone.display}.`;
  return `That time is no longer free, and your visit is as it was. ${others}`;
}

function standingState(context: RequestContext, visit: VisitRow, body: Html): State {
  const start = new Date(spanOf(visit).start);
  if (isOver(visit, context.now))
    return {
      heading: 'We have been to see you',
      introduction: 'You will hear from us about what comes next.',
      body,
    };
  const day = daysUntil(start, context.now);
  return {
    heading: `We are coming ${day === 'today' || day === 'tomorrow' ? day : `on ${weekday(start)}`}`,
    introduction: 'The time is yours. We will call only if something changes.',
    body,
  };
}

function openState(context: RequestContext, typed?: RefusedRequestForm): State {
  const state = unbookedState(context, typed);
  if (hasNoTimeLeft(context, typed)) return { ...state, ...noTimeLeft };
  if (!typed?.refused) return state;
  return typed.refused === 'taken'
    ? { ...state, heading: 'That time was just taken', introduction: takenText(context) }
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
export function placeAsWords(
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
      introduction: 'By phone or by email. If nothing has reached you, write to us here or call.',
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
  const orChoose = days.length > 0 && ' Or choose now when we should come and look.';
  if (isLate(context))
    return html`We are late with our answer, and sorry. Please call ${company.phone.display}.${orChoose}`;
  const by = html`<b>${fullTime(lead.reply_by)}</b>`;
  return orChoose
    ? html`You will hear from us by ${by}.${orChoose}`
    : html`We will call or write by ${by} to agree on a time to come and look.`;
}

function takenText({ lost, now }: RequestContext): string {
  const which = lost ? fullTime(new Date(lost.start), now) : 'It';
  return `${which} is no longer free. These times are, and what you typed is kept.`;
}

const REFUSALS: Record<Exclude<BookingRefusal, 'taken'>, string> = {
  'has-visit': 'You have a visit already. To change the time, move it.',
  'too-many': `Please call us at ${company.phone.display}.`,
  'too-late': `It is less than ${CHANGEABLE_UNTIL_HOURS} hours until the visit. Please call us at ${company.phone.display}.`,
  stale: 'The visit was changed in the meantime. These are its details now.',
  gone: 'It is no longer here.',
  over: `This visit is over. For another one, please call ${company.phone.display}.`,
  past: 'That time is over.',
  'too-far': 'That time is not offered.',
};
