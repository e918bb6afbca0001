import { controlAttributes, type Field, fieldFrame, fieldNotes } from './field-frame.ts';
import { type Html, html } from './html.ts';
import { icon } from './icon.ts';

type Filled = Field & { readonly value: string };

type TextField = Filled & {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'datetime-local';
  /** The `autocomplete` attribute. Off by default: on the desk the owner types the data of other people. */
  readonly autocomplete?: string;
  /** A datalist: any other text may be typed too. */
  readonly suggestions?: readonly string[];
};

export function textField({
  value,
  type = 'text',
  suggestions,
  autocomplete = 'off',
  ...field
}: TextField): Html {
  return fieldFrame(
    { tellsLimit: isNearLimit(value, field.maxCharacters), ...field },
    (attributes) =>
      html`<input type="${type}" ${attributes} value="${value}"${suggestions && html` list="${field.name}-list"`} autocomplete="${autocomplete}">${
        suggestions &&
        html`<datalist id="${field.name}-list">${suggestions.map((word) => html`<option value="${word}"></option>`)}</datalist>`
      }`,
  );
}

const NEAR_LIMIT = 0.75;

/** Nobody comes near the limit of a name or a city, so that its words would stand under every field for nothing. */
function isNearLimit(value: string, maxCharacters = Number.POSITIVE_INFINITY): boolean {
  return value.length >= NEAR_LIMIT * maxCharacters;
}

export function textArea({ value, rows = 3, ...field }: Filled & { readonly rows?: number }): Html {
  // The HTML parser drops the first line break after the tag.
  return fieldFrame(
    { tellsLimit: true, ...field },
    (attributes) => html`<textarea ${attributes} rows="${rows}">\n${value}</textarea>`,
  );
}

export type Choice = { readonly value: string; readonly label: string };

type SelectField = Filled & {
  readonly choices: readonly Choice[];
  /** The label of the empty option. */
  readonly placeholder?: string;
};

export function selectField({ value, choices, placeholder = 'Choose one', ...field }: SelectField): Html {
  return fieldFrame(
    field,
    (attributes) =>
      html`<span class="select"><select ${attributes}><option value="">${placeholder}</option>${choices.map(
        (choice) =>
          html`<option value="${choice.value}"${choice.value === value && html` selected`}>${choice.label}</option>`,
      )}</select>${icon('down')}</span>`,
  );
}

/** An amount in whole dollars, with the sign in front of the input. */
export function moneyField({ value, ...field }: Filled): Html {
  return fieldFrame(
    field,
    (attributes) =>
      html`<span class="money"><span aria-hidden="true">$</span><input type="text" inputmode="numeric" ${attributes} value="${value}" autocomplete="off"></span>`,
  );
}

export type DateKind = 'date' | 'month';

/** A day as YYYY-MM-DD, or a month as YYYY-MM. */
export function dateField({ value, kind, ...field }: Filled & { readonly kind: DateKind }): Html {
  return fieldFrame(
    // Browsers without a month picker show a text input, where HTML allows no placeholder.
    { ...(kind === 'month' && { hint: 'Year and month, as in 2026-09.' }), ...field },
    (attributes) => html`<input type="${kind}" ${attributes} value="${value}">`,
  );
}

type FileField = Field & {
  /** The accepted media types; any if it is empty. */
  readonly accept: readonly string[];
  readonly isMultiple?: boolean;
};

export function fileField({ accept, isMultiple, ...field }: FileField): Html {
  return fieldFrame(
    field,
    (attributes) =>
      html`<input type="file" ${attributes}${accept.length > 0 && html` accept="${accept.join()}"`}${isMultiple && html` multiple`}>`,
  );
}

type Checkbox = Field & {
  readonly isChecked: boolean;
  readonly value?: string;
  /** The browser does not send the form without it. */
  readonly isRequired?: boolean;
};

/** A checkbox in a frame, beside the sentence that it confirms. */
export function checkbox({ isChecked, value = 'yes', isRequired, ...field }: Checkbox): Html {
  return html`<div class="tick${field.error && ' is-wrong'}"><input type="checkbox" id="${field.name}" ${controlAttributes(field)} value="${value}"${isChecked && html` checked`}${isRequired && html` required`}>
<div><label for="${field.name}">${field.label}</label>${fieldNotes(field)}</div></div>`;
}

/** Cells with shared borders, two in a row where there is room. */
export function fieldGrid(fields: readonly Html[]): Html {
  return html`<div class="field-grid">${fields}</div>`;
}

export function hiddenInputs(fields: Readonly<Record<string, string>> = {}): Html {
  return html`${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}`;
}
