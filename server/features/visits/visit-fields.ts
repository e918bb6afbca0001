import type { ShownDay } from '../../../contract/api.ts';
import type { Person } from '../../../contract/publication.ts';
import { type FormState, fieldState } from '../../page-parts/field-frame.ts';
import { hiddenInputs, selectField, textField } from '../../page-parts/fields.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { timesField } from '../../private-pages/parts/times.ts';

const WALL_CLOCK_CHARACTERS = 'YYYY-MM-DDThh:mm'.length;

/** The choice of the person who comes. Empty if nobody is published. */
export function personField(people: readonly Person[], state: FormState): Html[] {
  const field = fieldState(state, 'person');
  if (people.length === 0 && !field.error) return [];
  return [
    selectField({
      ...field,
      label: 'Who comes',
      isWide: true,
      placeholder: 'Nobody is named',
      choices: people.map(({ id, name }) => ({ value: String(id), label: name })),
    }),
  ];
}

/** The times that homeowners could choose. */
export function freeTimes(days: readonly ShownDay[], { values }: FormState): Html | undefined {
  return days.length > 0
    ? timesField({ title: 'Free by your hours', days, chosen: values.visit })
    : undefined;
}

/** Any other time. What it shows is sent as `shown`, too: a browser sends it again with the cell that replaces it. */
export function wallClockField(state: FormState, days: readonly ShownDay[]): Html {
  const field = fieldState(state, 'visit');
  const isCell = days.some(({ morning, afternoon }) =>
    [...morning, ...afternoon].some(({ value }) => value === field.value),
  );
  const value = isCell ? '' : field.value.slice(0, WALL_CLOCK_CHARACTERS);
  return html`${hiddenInputs({ shown: value })}${textField({
    ...field,
    value,
    type: 'datetime-local',
    label: days.length > 0 ? 'Or any other day and hour' : 'Day and hour',
    isWide: true,
    hint: 'It may be outside your hours. Two visits never overlap: you are told if one is there.',
  })}`;
}

/**
 * The time that a form asks for: what was typed, unless the form showed it already and a cell was tapped since. Other
 * programs send one value.
 */
export function wantedTimeOf(form: URLSearchParams): string {
  const [first = '', typed = first] = form.getAll('visit');
  const isNew = typed !== '' && typed !== form.get('shown');
  return isNew ? typed : first || typed;
}
