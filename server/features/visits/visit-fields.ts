import type { ShownDay } from '../../../contract/api.ts';
import type { Person } from '../../../contract/publication.ts';
import { type FormState, stateOf } from '../../page-parts/field-frame.ts';
import { selectField, textField } from '../../page-parts/fields.ts';
import type { Html } from '../../page-parts/html.ts';
import { timesField } from '../../private-pages/parts/times.ts';

const WALL_CLOCK_CHARACTERS = 'YYYY-MM-DDThh:mm'.length;

/** The choice of the person who comes. Empty if nobody is published. */
export function personField(people: readonly Person[], state: FormState): Html[] {
  const field = stateOf(state, 'person');
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
export function freeTimes(title: string, days: readonly ShownDay[]): Html | undefined {
  return days.length > 0 ? timesField({ title, days }) : undefined;
}

/** Any other time. A chosen cell of a form that was refused is shown here. */
export function wallClockField(state: FormState, days: readonly ShownDay[]): Html {
  const field = stateOf(state, 'visit');
  return textField({
    ...field,
    value: field.value.slice(0, WALL_CLOCK_CHARACTERS),
    type: 'datetime-local',
    label: days.length > 0 ? 'Or any other day and hour' : 'Day and hour',
    isWide: true,
    hint: 'May lie outside your hours. Two visits never overlap: you are told if one is there.',
  });
}
