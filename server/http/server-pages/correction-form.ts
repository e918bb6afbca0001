import type { Fields } from '../../../contract/forms/field.ts';
import { errorSummary } from '../../page-parts/error-summary.ts';
import { fieldState } from '../../page-parts/field-frame.ts';
import {
  checkbox,
  fileField,
  hiddenInputs,
  selectField,
  textArea,
  textField,
} from '../../page-parts/fields.ts';
import { type Html, html } from '../../page-parts/html.ts';

/** How a field is shown on a page that asks for it again. */
export type FieldDescription = {
  readonly name: string;
  readonly label: string;
  readonly isOptional?: boolean;
  readonly kind: 'text' | 'email' | 'tel' | 'long-text' | 'choice' | 'tick' | 'file';
  readonly autocomplete?: string;
  /** Options of a choice; a checkbox has one, its value. */
  readonly choices?: readonly string[];
  /** For a file field: the accepted media types, and whether several files are allowed. */
  readonly accept?: readonly string[];
  readonly isMultiple?: boolean;
  /** Shown below the control. */
  readonly hint?: string;
};

/** The fields of a form, as a page without scripts asks for them again. */
export function fieldDescriptions(fields: Fields): FieldDescription[] {
  return Object.entries(fields).map(([name, { kind, label, isRequired, autocomplete, choices }]) => ({
    name,
    kind,
    label,
    isOptional: !isRequired,
    ...(autocomplete && { autocomplete }),
    ...(choices && { choices }),
  }));
}

type CorrectionForm = {
  readonly action: string;
  readonly button: string;
  readonly fields: readonly FieldDescription[];
  /** The submitted values by field name. */
  readonly values: Readonly<Record<string, string>>;
  readonly hidden: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
};

/** The same form with everything that was typed, and the error beside each field. */
export function correctionForm(form: CorrectionForm): Html {
  return html`${summary(form)}
<form method="post" action="${form.action}" enctype="multipart/form-data">
${hiddenInputs(form.hidden)}
${form.fields.map((field) => fieldOf(field, form))}
<button type="submit">${form.button}</button>
</form>`;
}

function summary({ fields, errors }: CorrectionForm): Html | undefined {
  const shown = fields.flatMap(({ name }) => (errors[name] ? [[name, errors[name]] as const] : []));
  if (shown.length === 0) return undefined;
  const title = shown.length === 1 ? 'One thing to correct' : `${shown.length} things to correct`;
  return errorSummary({ title, errors: Object.fromEntries(shown) });
}

function fieldOf(
  { kind, autocomplete = 'on', choices = [], accept = [], isMultiple = false, ...field }: FieldDescription,
  form: CorrectionForm,
): Html {
  const { value, ...state } = fieldState(form, field.name);
  const shown = { ...field, ...state };
  switch (kind) {
    case 'long-text':
      return textArea({ ...shown, value, rows: 5 });
    case 'choice':
      return selectField({
        ...shown,
        value,
        choices: choices.map((choice) => ({ value: choice, label: choice })),
      });
    case 'tick':
      return checkbox({ ...shown, value: choices[0] ?? 'yes', isChecked: false, isRequired: true });
    case 'file':
      return fileField({ ...shown, accept, isMultiple });
    default:
      return textField({ ...shown, value, type: kind, autocomplete });
  }
}
