import type { Fields } from '../../../contract/forms/field.ts';
import type { FieldDescription } from './correction-form.ts';

/** The fields of a form, as a page without scripts asks for them again. */
export function fieldDescriptions(fields: Fields): FieldDescription[] {
  return Object.entries(fields).map(([name, { kind, label, hint, autocomplete, choices }]) => ({
    name,
    kind,
    label: hint ? `${label} (${hint})` : label,
    ...(autocomplete && { autocomplete }),
    ...(choices && { choices }),
  }));
}
