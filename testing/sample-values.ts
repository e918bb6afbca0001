import type { Field, Fields, ValuesOf } from '../contract/forms/field.ts';

/** Values for every field of a form, including future ones; `named` sets those that matter to the test. */
export function sampleValues<F extends Fields>(
  fields: F,
  named: Partial<ValuesOf<NoInfer<F>>> = {},
): ValuesOf<F> {
  const samples = Object.entries(fields).map(([name, field]) => [name, sampleOf(field)]);
  return { ...Object.fromEntries(samples), ...named };
}

function sampleOf({ kind, label, choices = [], minLength = 0, maxLength }: Field): string {
  if (kind === 'choice') return choices[0] ?? '';
  if (kind === 'email') return 'somebody@example.ca';
  if (kind === 'tel') return '(416) 555-0123';
  return `${label}, as typed`.padEnd(minLength, '.').slice(0, maxLength);
}
