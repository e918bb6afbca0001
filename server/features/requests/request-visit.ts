import { company } from '../../../content/company.ts';
import type { Field } from '../../../contract/forms/field.ts';
import { BOOKING_PROMISE, CHANGEABLE_UNTIL_HOURS, placeFields } from '../../../contract/forms/place.ts';
import type { VisitRow } from '../../database/visit-tables.ts';
import { errorSummary } from '../../page-parts/error-summary.ts';
import { type FormState, fieldState } from '../../page-parts/field-frame.ts';
import { fieldGrid, hiddenInputs, textArea, textField } from '../../page-parts/fields.ts';
import { fold, folds } from '../../page-parts/fold.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { icon } from '../../page-parts/icon.ts';
import { timesField } from '../../private-pages/parts/times.ts';
import { requestPaths } from '../../records/request-link.ts';
import { calendarDay, fullTime } from '../../time/spoken-time.ts';
import type { OfferedDay } from '../../visits/offered-times.ts';
import { lengthText, shownDays, spanText } from '../../visits/visit-wording.ts';
import { changeableUntil, isOver, placeOf, spanOf } from '../../visits/visits.ts';
import type { RefusedRequestForm, RequestContext } from './request-context.ts';

/** Stands at the top of a refused form. A visit that could not be changed has no such fields. */
export function wrongFields(title: string, typed: RefusedRequestForm | undefined): Html | undefined {
  const { errors = {} } = typed ?? {};
  return Object.keys(errors).length > 0 ? errorSummary({ title, errors }) : undefined;
}

const NO_TIME_SUITS = html`<p><a class="link" href="#add">None of these suits me${icon('arrow')}</a></p>`;

/** The times that can be booked, and the address fields, which appear once a time is chosen. */
export function bookingForm(context: RequestContext, title: string, typed?: RefusedRequestForm): Html {
  const { token, visit, days, now, lost } = context;
  const state: FormState = typed ?? {
    values: visit ? { street: visit.street, city: visit.city, access: visit.access } : {},
  };
  const isKept = typed !== undefined || visit !== undefined;
  return html`<section>${wrongFields('Not booked yet', typed)}
<form class="book${isKept && ' book--kept'}" method="post" action="${requestPaths.page(token)}">
${timesField({
  title,
  titleId: 'times',
  introduction: `The visit is free${lengthOf(days)}. We measure, look at what the photos cannot show, and price it line by line afterwards.`,
  days: shownDays(days, now, lost),
  id: 'visit',
  error: typed?.errors.visit,
  chosen: chosenOf(typed),
  otherwise: html`${NO_TIME_SUITS}<p class="next"><a class="button button--primary" href="#where">Next: the address${icon('arrow')}</a></p>`,
})}
<div class="where"><h3 id="where" tabindex="-1">${state.values.street && !state.errors?.street ? 'Is this still right?' : 'Where is the house?'}</h3>
${fieldGrid([
  textField(placeField('street', state)),
  textField({ ...placeField('city', state), suggestions: company.cities }),
  textArea({ ...placeField('access', state), rows: 2 }),
])}
<button class="button button--primary" type="submit" name="action" value="book">Book this visit${icon('arrow')}</button>
<p class="small soft">${BOOKING_PROMISE}</p></div></form></section>`;
}

/** By the owner's rule, which all of them follow. */
function lengthOf(days: readonly OfferedDay[]): string {
  const [time] = days.flatMap(({ times }) => times);
  return time ? ` and takes about ${lengthText(time)}` : '';
}

/** Nothing after a conflict: the visitor chooses again in view of what has changed. */
function chosenOf(typed: RefusedRequestForm | undefined): string | undefined {
  return typed?.refused ? undefined : typed?.values.visit;
}

function placeField(name: keyof typeof placeFields, state: FormState) {
  const { label, note, autocomplete, isRequired, maxLength }: Field = placeFields[name];
  return {
    ...fieldState(state, name),
    label,
    isWide: true,
    isOptional: !isRequired,
    ...(note && { hint: note }),
    ...(autocomplete && { autocomplete }),
    ...(maxLength && { maxCharacters: maxLength }),
  };
}

/** When, where, who, and the calendar file, in the only framed box of the page. */
export function visitBox({ lead, token, people, hasMail, now }: RequestContext, visit: VisitRow): Html {
  const span = spanOf(visit);
  const person = people.find(({ id }) => id === visit.person_id);
  return html`<section class="visit" aria-labelledby="visit-title">
<div><h2 class="visit-label" id="visit-title">Our visit</h2><p class="visit-date">${calendarDay(new Date(span.start), now)}</p><p class="visit-hour">${spanText(span)}</p></div>
<div><p class="visit-label">Where</p><p>${placeOf(visit)}</p>${visit.access && html`<p class="soft small">${visit.access}</p>`}</div>
${person && html`<div><p class="visit-label">Who comes</p><p><b>${person.name}</b></p><p class="soft small">${person.role}</p></div>`}
${!isOver(visit, now) && html`<div class="visit-acts"><a class="button button--primary" href="${requestPaths.calendar(token)}">${icon('calendar')}Add to my calendar</a>${hasMail && html`<span class="small soft">It is also in the email to ${lead.email}.</span>`}</div>`}</section>`;
}

export function visitChanges(context: RequestContext, visit: VisitRow, typed?: RefusedRequestForm): Html {
  const { token, now, days, lost, hasMail } = context;
  if (isOver(visit, now)) return html``;
  const until = changeableUntil(spanOf(visit));
  if (now >= until)
    return html`<section><h2>If something changes</h2><p>The visit is near, so please call:<br><a class="phone phone--tap" href="${company.phone.href}">${company.phone.display}</a></p>
<p class="soft">You could move or cancel it here until ${CHANGEABLE_UNTIL_HOURS} hours before. The day is planned now.</p></section>`;
  const hidden = hiddenInputs({ uid: visit.uid, sequence: String(visit.sequence) });
  return html`<section><h2>If something changes</h2>
<p class="soft">Move or cancel here until ${fullTime(until, now)}. After that the day is planned: please call.</p>
${folds([
  fold({
    title: 'Move the visit',
    isOpen: typed?.values.action === 'move',
    body: html`<p>Choose another time; the first one is free again as soon as you do. ${hasMail ? 'Your calendar follows by itself.' : 'Then add it to your calendar again.'}</p>
${
  days.length === 0
    ? html`<p>No other time is free at the moment. Please write to us below, or call ${company.phone.display}.</p>`
    : html`<form class="book" method="post" action="${requestPaths.page(token)}">${hidden}${timesField({ title: 'Another time', days: shownDays(days, now, lost), id: 'visit', error: typed?.errors.visit, chosen: chosenOf(typed), otherwise: NO_TIME_SUITS })}
<div class="where"><button class="button button--primary" type="submit" name="action" value="move">Move the visit</button></div></form>`
}`,
  }),
  fold({
    title: 'Cancel the visit',
    body: html`<p>The time goes back on the list and your request stays with us: you can choose another one later.</p>
<form method="post" action="${requestPaths.page(token)}">${hidden}<button class="button button--danger" type="submit" name="action" value="cancel">Yes, cancel the visit</button></form>`,
  }),
])}</section>`;
}

/** Says that the company has cancelled the visit, and why. */
export function cancelledByUs(visit: VisitRow): Html {
  return html`<section class="told"><h2>Cancelled by us</h2><p class="small soft">On ${fullTime(visit.cancelled_at ?? '')}</p>${visit.reason && html`<p>“${visit.reason}”</p>`}</section>`;
}
