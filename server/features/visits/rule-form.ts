import type { Person } from '../../../contract/publication.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { controlAttributes, type FormState, fieldNotes, fieldState } from '../../page-parts/field-frame.ts';
import { checkbox, fieldGrid, textArea } from '../../page-parts/fields.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { type VisitRule, type Weekday, weekdays } from '../../visits/rule.ts';
import { dayNames, hoursText, hoursValue } from './rule-wording.ts';
import { personField } from './visit-fields.ts';

/** The labels of the fields, for messages apart from them. */
export const ruleLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(weekdays.map((day) => [`hours-${day}`, dayNames[day]])),
  minutes: 'A visit takes',
  gapMinutes: 'Between two visits, for the drive',
  perDay: 'In a day, at most',
  noticeHours: 'Not sooner than',
  daysAhead: 'Not later than',
  daysOff: 'Days off',
};

const USUAL_HOURS = ['08:00-18:00', '09:00-17:00', '08:00-12:00', '12:00-18:00', '09:00-13:00'];

/** The rule for offered times. `typed` is the state of a form that was refused. */
export function ruleForm(rule: VisitRule, people: readonly Person[], typed?: FormState): Html {
  const state = typed ?? { values: valuesOf(rule) };
  const isTicked = (name: string) => state.values[name] !== undefined;
  return html`<form class="stack-form" method="post" action="${deskPaths.visits}">
${checkbox({ name: 'offered', label: 'Homeowners choose a time themselves', hint: 'Off: their page says that you call. Booked visits stay.', isChecked: isTicked('offered') })}
<div class="field-grid">${weekdays.map((day) => weekdayField(day, state, typed ? undefined : rule))}</div>
<datalist id="usual-hours">${USUAL_HOURS.map((hours) => html`<option value="${hours}"></option>`)}</datalist>
<p class="note">Hours like 9-5 or 08:00-18:00; empty for no visits.</p>
${fieldGrid([
  measureField('minutes', 'minutes', state),
  measureField('gapMinutes', 'minutes', state),
  measureField('perDay', 'visits', state),
  measureField('noticeHours', 'hours ahead', state),
  measureField('daysAhead', 'days ahead', state),
  textArea({
    ...fieldOf('daysOff', state),
    isOptional: true,
    isWide: true,
    hint: 'One date a line, year first: 2026-12-24; or a range: 2026-12-24 to 2027-01-02.',
  }),
  ...personField(people, state),
])}
${checkbox({ name: 'invitations', label: 'Put a calendar entry into the emails to me', hint: 'Not needed once you have added the calendar below.', isChecked: isTicked('invitations') })}
<p><button class="button button--primary" type="submit" name="action" value="save">Save these hours</button></p>
<p class="note">Visits that are booked stay booked, even where the new hours would not offer them.</p></form>`;
}

/** One line: the day, its hours, and what they mean, as far as they are saved. */
function weekdayField(day: Weekday, state: FormState, saved: VisitRule | undefined): Html {
  const { value, ...field } = fieldOf(`hours-${day}`, state);
  const hours = saved?.hours[day];
  return html`<div class="field field--wide weekday${field.error && ' is-wrong'}"><label for="${field.name}">${field.label}</label>
<input type="text" id="${field.name}" ${controlAttributes(field)} value="${value}" list="usual-hours" autocomplete="off">
${saved && html`<span class="weekday-words">${hours ? hoursText(hours) : 'no visits'}</span>`}${fieldNotes(field)}</div>`;
}

/** A number beside its unit. */
function measureField(name: string, unit: string, state: FormState): Html {
  const { value, ...field } = fieldOf(name, state);
  return html`<div class="field field--wide${field.error && ' is-wrong'}"><label for="${name}">${field.label}<span class="sr-only">, in ${unit}</span></label>
<span class="measure"><input type="text" inputmode="numeric" size="4" id="${name}" ${controlAttributes(field)} value="${value}" autocomplete="off"><span aria-hidden="true">${unit}</span></span>${fieldNotes(field)}</div>`;
}

function fieldOf(name: string, state: FormState) {
  return { ...fieldState(state, name), label: ruleLabels[name] ?? '' };
}

/** The values of the form for a saved rule. */
function valuesOf(rule: VisitRule): Record<string, string | undefined> {
  return {
    ...(rule.offered && { offered: 'yes' }),
    ...(rule.invitations && { invitations: 'yes' }),
    ...Object.fromEntries(weekdays.map((day) => [`hours-${day}`, hoursValue(rule.hours[day])])),
    minutes: String(rule.minutes),
    gapMinutes: String(rule.gapMinutes),
    perDay: String(rule.perDay),
    noticeHours: String(rule.noticeHours),
    daysAhead: String(rule.daysAhead),
    daysOff: rule.daysOff
      .map(({ first, last }) => (first === last ? first : `${first} to ${last}`))
      .join('\n'),
    person: String(rule.personId ?? ''),
  };
}
