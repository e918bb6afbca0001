import type { ColumnsOf, Fields } from '../../contract/forms/field.ts';

/** What the columns of a form's fields hold; those of fields that are not named are empty. */
export function formColumns<F extends Fields>(fields: F, named: Partial<ColumnsOf<F>>): ColumnsOf<F> {
  const empty = Object.fromEntries(Object.values(fields).map(({ column }) => [column, '']));
  return { ...empty, ...named } as ColumnsOf<F>;
}
