import type { ShownDay } from '../../../contract/api.ts';
import type { Person } from '../../../contract/publication.ts';
import type { DeskPage } from '../../desk-pages/desk-page.ts';
import { section } from '../../desk-pages/parts/columns.ts';
import { pageHead } from '../../desk-pages/parts/page-head.ts';
import { visitorText } from '../../desk-pages/parts/visitor-text.ts';
import { type Html, html } from '../../http/html.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { digitsToDial } from '../../outbox/mail/contact-links.ts';
import { errorSummary } from '../../page-parts/error-summary.ts';
import { type FormState, stateOf } from '../../page-parts/field-frame.ts';
import { fieldGrid, hiddenFields, selectField, textArea, textField } from '../../page-parts/fields.ts';
import { fold, folds } from '../../page-parts/fold.ts';
import { timesField } from '../../private-pages/parts/times.ts';
import { printableLine } from '../../records/wording/printable-text.ts';
import { calendarDay, fullTime } from '../../time/spoken-time.ts';
import type { ComingVisit } from '../../visits/coming-visits.ts';
import { hourWords } from '../../visits/visit-words.ts';
import { mapLink, placeOf, spanOf } from '../../visits/visits.ts';
import { REASON_MAX_CHARACTERS } from './change-visit.ts';

const back = { href: deskPaths.visits, label: 'Visits' };
const WALL_CLOCK_HINT = 'May lie outside your hours. Two visits never overlap: you are told if one is there.';

type VisitContext = {
  readonly people: readonly Person[];
  /** The free times by the rule. */
  readonly days: readonly ShownDay[];
  readonly typed: FormState | undefined;
};

/** One visit: place, person, and the forms to change it. */
export function visitView(
  visit: ComingVisit,
  { people, days, typed = { values: {} } }: VisitContext,
): Pick<DeskPage, 'head' | 'body'> {
  const span = spanOf(visit);
  const number = digitsToDial(visit.phone);
  const person = people.find(({ id }) => id === visit.person_id);
  const facts = [
    [
      'Who',
      html`<a class="link" href="${deskPaths.record(visit.reference)}">${visitorText(visit.name)}</a>, ${visit.project_type}`,
    ],
    ['Where', html`<a class="link" href="${mapLink(visit)}">${visitorText(placeOf(visit))}</a>`],
    ['Way in', visit.access && visitorText(visit.access)],
    ['Who comes', person?.name],
    ['Booked', fullTime(visit.booked_at)],
    ['Cancelled', visit.cancelled_at && fullTime(visit.cancelled_at)],
    ['Reason', visit.reason],
  ] as const;
  return {
    head: pageHead({
      back,
      title: calendarDay(new Date(span.start)),
      introduction: `${hourWords(span)}${visit.cancelled_at ? ', cancelled' : ''}`,
      actions: html`<p class="buttons"><a class="button button--primary" href="${mapLink(visit)}">Open the map</a>${
        number &&
        html`<a class="button" href="tel:${number}">Call<span class="sr-only"> ${printableLine(visit.name)}</span></a>`
      }</p>`,
    }),
    body: html`${problems(typed)}<dl class="facts">${facts.flatMap(([label, value]) => (value ? [html`<div><dt>${label}</dt><dd>${value}</dd></div>`] : []))}</dl>
${!visit.cancelled_at && section({ title: 'If something changes', body: changes(visit, { people, days, typed }) })}`,
  };
}

function changes(visit: ComingVisit, { people, days, typed = { values: {} } }: VisitContext): Html {
  const action = deskPaths.visit(visit.id);
  const hidden = hiddenFields({ sequence: String(visit.sequence) });
  return folds([
    fold({
      title: 'Move it, or name who comes',
      isOpen: typed.values.action === 'move',
      body: html`<p>${visitorText(visit.name)} ${visit.email ? 'gets a mail, and the calendar entry follows by itself.' : 'gave no email address: please call.'}</p>
<form class="stack-form" method="post" action="${action}">${hidden}${freeTimes(days)}${fieldGrid([
        wallClockField(stateOf(typed, 'visit'), days),
        ...personField(people, { name: 'person', value: String(visit.person_id ?? '') }),
      ])}
<p><button class="button button--primary" type="submit" name="action" value="move">Move the visit</button></p></form>`,
    }),
    fold({
      title: 'Cancel it',
      isOpen: typed.values.action === 'cancel',
      body: html`<form class="stack-form" method="post" action="${action}">${hidden}${fieldGrid([
        textArea({
          ...stateOf(typed, 'reason'),
          label: 'Reason',
          isWide: true,
          maxCharacters: REASON_MAX_CHARACTERS,
          hint: `${printableLine(visit.name)} reads it in the mail and on the page of the request.`,
        }),
      ])}<p><button class="button button--danger" type="submit" name="action" value="cancel">Yes, cancel the visit</button></p></form>`,
    }),
  ]);
}

/** The form for a visit that was agreed on the phone. */
export function newVisitView(
  leads: readonly { readonly reference: string; readonly name: string; readonly project_type: string }[],
  days: readonly ShownDay[],
  typed: FormState = { values: {} },
): Pick<DeskPage, 'head' | 'body'> {
  return {
    head: pageHead({
      back,
      title: 'Enter a visit',
      introduction: 'For a time that you agreed on the phone, at any hour.',
    }),
    body: html`${problems(typed)}<form class="stack-form" method="post" action="${deskPaths.newVisit}">${freeTimes(days)}${fieldGrid(
      [
        wallClockField(stateOf(typed, 'visit'), days),
        selectField({
          ...stateOf(typed, 'reference'),
          label: 'Whose request?',
          isWide: true,
          placeholder: 'None: somebody who called',
          choices: leads.map(({ reference, name, project_type }) => ({
            value: reference,
            label: `${printableLine(name)}, ${project_type}, ${reference}`,
          })),
        }),
        textField({ ...stateOf(typed, 'name'), label: 'Name of a caller', isOptional: true, isWide: true }),
        textField({
          ...stateOf(typed, 'email'),
          label: 'Email Address',
          type: 'email',
          isOptional: true,
          isWide: true,
        }),
        textField({
          ...stateOf(typed, 'phone'),
          label: 'Phone',
          type: 'tel',
          isOptional: true,
          isWide: true,
        }),
        textField({ ...stateOf(typed, 'street'), label: 'Street and number', isWide: true }),
        textField({ ...stateOf(typed, 'city'), label: 'City', isWide: true }),
        textArea({ ...stateOf(typed, 'access'), label: 'Way in', isOptional: true, isWide: true, rows: 2 }),
      ],
    )}<p><button class="button button--primary" type="submit" name="action" value="book">Book this visit</button></p></form>`,
  };
}

/** The choice of the person who comes. Empty if nobody is published. */
export function personField(
  people: readonly Person[],
  state: { readonly name: string; readonly value: string; readonly error?: string | undefined },
): Html[] {
  if (people.length === 0) return [];
  return [
    selectField({
      ...state,
      label: 'Who comes',
      isWide: true,
      placeholder: 'Nobody is named',
      choices: people.map(({ id, name }) => ({ value: String(id), label: name })),
    }),
  ];
}

/** The times that homeowners could choose. */
function freeTimes(days: readonly ShownDay[]): Html | undefined {
  return days.length > 0 ? timesField({ title: 'Free by your hours', days }) : undefined;
}

function wallClockField(state: ReturnType<typeof stateOf>, days: readonly ShownDay[]): Html {
  return textField({
    ...state,
    value: state.value.slice(0, 16),
    type: 'datetime-local',
    label: days.length > 0 ? 'Or any other day and hour' : 'Day and hour',
    isWide: true,
    hint: WALL_CLOCK_HINT,
  });
}

function problems({ errors = {} }: FormState): Html | undefined {
  const isRefused = Object.keys(errors).length > 0;
  return isRefused ? errorSummary({ title: 'Nothing was changed yet', errors }) : undefined;
}
