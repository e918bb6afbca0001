import type { ShownDay } from '../../../contract/api.ts';
import type { Person } from '../../../contract/publication.ts';
import type { DeskPage } from '../../desk-pages/desk-page.ts';
import { section } from '../../desk-pages/parts/columns.ts';
import { pageHead } from '../../desk-pages/parts/page-head.ts';
import { visitorText } from '../../desk-pages/parts/visitor-text.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { digitsToDial } from '../../outbox/mail/contact-links.ts';
import { errorSummary } from '../../page-parts/error-summary.ts';
import { type FormState, fieldState } from '../../page-parts/field-frame.ts';
import { fieldGrid, hiddenInputs, textArea } from '../../page-parts/fields.ts';
import { fold, folds } from '../../page-parts/fold.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { icon } from '../../page-parts/icon.ts';
import { printableLine } from '../../records/wording/printable-text.ts';
import { calendarDay, daysUntil, fullTime } from '../../time/spoken-time.ts';
import type { VisitWithLead } from '../../visits/coming-visits.ts';
import { spanText } from '../../visits/visit-wording.ts';
import { isOver, mapLink, placeOf, spanOf } from '../../visits/visits.ts';
import { REASON_MAX_CHARACTERS } from './change-visit-by-owner.ts';
import { freeTimes, personField, wallClockField } from './visit-fields.ts';

type VisitContext = {
  readonly people: readonly Person[];
  /** The free times by the rule. */
  readonly days: readonly ShownDay[];
  /** Whether a mail server is connected. */
  readonly hasMail: boolean;
  readonly now: Date;
  readonly typed?: RefusedVisitForm | undefined;
};

export type RefusedVisitForm = Required<Pick<FormState, 'values' | 'errors'>> & {
  /** What is wrong with none of the fields. */
  readonly sentence?: string;
};

/** One visit: place, person, and the forms to change it. */
export function visitView(
  visit: VisitWithLead,
  context: VisitContext,
): Pick<DeskPage, 'title' | 'head' | 'body' | 'aside'> {
  const { people, now, typed } = context;
  const title = `Visit to ${visit.reference}`;
  const summary = typed && summaryOf(visit, typed, now);
  return {
    title: summary ? `${summary.title} - ${title}` : title,
    head: html`${visitHead(visit, now)}${summary && errorSummary(summary)}`,
    body: facts(visit, people),
    aside: nextSteps(visit, context),
  };
}

/** A visit that is cancelled or over has no form, to whose fields the messages could lead. */
function summaryOf(visit: VisitWithLead, { errors, sentence }: RefusedVisitForm, now: Date) {
  if (isComing(visit, now))
    return { title: 'Nothing was changed yet', ...(sentence && { sentence }), errors };
  const title = visit.cancelled_at ? 'This visit is cancelled' : 'This visit is over';
  return { title, sentence: sentence ?? Object.values(errors).join(' '), errors: {} };
}

function visitHead(visit: VisitWithLead, now: Date): Html {
  const span = spanOf(visit);
  const number = digitsToDial(visit.phone);
  const state = visit.cancelled_at
    ? 'cancelled'
    : isOver(visit, now)
      ? 'over'
      : daysUntil(new Date(span.start), now);
  const ofVisitor = html`<span class="sr-only"> ${printableLine(visit.name)}</span>`;
  return pageHead({
    back: { href: deskPaths.visits, label: 'Visits' },
    title: calendarDay(new Date(span.start), now),
    introduction: `${spanText(span)}, ${state}`,
    actions: html`${isComing(visit, now) && html`<p class="buttons"><a class="button button--primary" href="${mapLink(visit)}">${icon('pin')}Open the map</a></p>`}
<div class="cells">${
      number &&
      html`<div><a class="cell" href="tel:${number}">${icon('phone')}<span>Call${ofVisitor}</span></a></div>
<div><a class="cell" href="sms:${number}"><span>Text${ofVisitor}</span></a></div>`
    }<div><a class="cell" href="${deskPaths.record(visit.reference)}"><span>Request<span class="sr-only"> of ${printableLine(visit.name)}</span></span></a></div></div>`,
  });
}

function facts(visit: VisitWithLead, people: readonly Person[]): Html {
  const rows = [
    [
      'Who',
      html`<a class="link" href="${deskPaths.record(visit.reference)}">${visitorText(visit.name)}</a><br>${visit.project_type}`,
    ],
    ['Where', html`<a class="link" href="${mapLink(visit)}">${visitorText(placeOf(visit))}</a>`],
    ['Way in', visit.access && visitorText(visit.access)],
    ['Who comes', visit.person_id !== null && personName(visit.person_id, people)],
    ['Booked', fullTime(visit.booked_at)],
    ['Cancelled', visit.cancelled_at && fullTime(visit.cancelled_at)],
    ['Reason', visit.reason],
  ] as const;
  return html`<dl class="facts">${rows.flatMap(([label, value]) =>
    value ? [html`<div><dt>${label}</dt><dd>${value}</dd></div>`] : [],
  )}</dl>`;
}

function personName(personId: number, people: readonly Person[]): string {
  return people.find(({ id }) => id === personId)?.name ?? 'Somebody who is no longer on the site';
}

function isComing(visit: VisitWithLead, now: Date): boolean {
  return !visit.cancelled_at && !isOver(visit, now);
}

function nextSteps(visit: VisitWithLead, context: VisitContext): Html {
  if (isComing(visit, context.now))
    return section({ title: 'If something changes', body: changes(visit, context) });
  return section({
    title: 'Another time',
    body: html`<p class="soft">If you agree on one, it goes with the same request.</p>
<p class="buttons"><a class="button" href="${deskPaths.newVisitFor(visit.reference)}">Enter another visit</a></p>`,
  });
}

function changes(visit: VisitWithLead, { people, days, hasMail, typed }: VisitContext): Html {
  const action = deskPaths.visit(visit.id);
  const hidden = hiddenInputs({ sequence: String(visit.sequence) });
  const state: FormState = typed ?? { values: { person: String(visit.person_id ?? '') } };
  const isMailed = hasMail && visit.email !== '';
  const untold = visit.email ? 'gets no email: please call.' : 'gave no email address: please call.';
  return folds([
    fold({
      title: 'Move it, or name who comes',
      isOpen: state.values.action === 'move',
      body: html`<p>${visitorText(visit.name)} ${isMailed ? 'gets an email, and the calendar entry follows by itself.' : untold}</p>
<form class="stack-form" method="post" action="${action}">${hidden}${freeTimes(days, state)}${fieldGrid([
        wallClockField(state, days),
        ...personField(people, state),
      ])}
<p><button class="button button--primary" type="submit" name="action" value="move">Move the visit</button></p></form>`,
    }),
    fold({
      title: 'Cancel it',
      isOpen: state.values.action === 'cancel',
      body: html`<form class="stack-form" method="post" action="${action}">${hidden}${fieldGrid([
        textArea({
          ...fieldState(state, 'reason'),
          label: 'Reason',
          isWide: true,
          maxCharacters: REASON_MAX_CHARACTERS,
          hint: `${printableLine(visit.name)} ${isMailed ? 'reads it in the email and on the page of the request.' : `${untold} It is on the page of the request.`}`,
        }),
      ])}<p><button class="button button--danger" type="submit" name="action" value="cancel">Yes, cancel the visit</button></p></form>`,
    }),
  ]);
}
