import { type Html, html } from '../html.ts';

/** How a field is shown on a page that asks for it again. */
export type FieldDescription = {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'email' | 'tel' | 'long-text' | 'choice' | 'tick' | 'file';
  readonly autocomplete?: string;
  /** Options of a choice; a checkbox has one, its value. */
  readonly choices?: readonly string[];
  /** For a file field: the accepted media types, and whether several files are allowed. */
  readonly accept?: readonly string[];
  readonly isMultiple?: boolean;
  /** Shown below the control. */
  readonly note?: string;
};

type CorrectionForm = {
  readonly action: string;
  readonly button: string;
  readonly fields: readonly FieldDescription[];
  /** The submitted values by field name. */
  readonly values: ReadonlyMap<string, string>;
  readonly hidden: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
};

/** The same form with everything that was typed, and the error beside each field. */
export function correctionForm(form: CorrectionForm): Html {
  return html`${problemList(form)}
<form method="post" action="${form.action}" enctype="multipart/form-data">
${Object.entries(form.hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${form.fields.map((field) => cell(field, form))}
<button type="submit">${form.button}</button>
</form>`;
}

function problemList({ fields, problems }: CorrectionForm): Html {
  const wrong = fields.filter(({ name }) => problems[name]);
  if (wrong.length === 0) return html``;
  const items = wrong.map(({ name }) => html`<li><a href="#${name}">${problems[name]}</a></li>`);
  return html`<div class="problems" role="alert"><ul>${items}</ul></div>`;
}

function cell(field: FieldDescription, { values, problems }: CorrectionForm): Html {
  const problem = problems[field.name];
  const control = input(field, values.get(field.name) ?? '', problem);
  const label =
    field.kind === 'tick'
      ? html`<label class="tick" for="${field.name}">${control}<span>${field.label}</span></label>`
      : html`<label for="${field.name}">${field.label}</label>${control}`;
  return html`<div class="${problem ? 'cell wrong' : 'cell'}">${label}${
    field.note && html`<p class="note" id="${field.name}-note">${field.note}</p>`
  }${problem && html`<p class="message" id="${field.name}-message">${problem}</p>`}</div>`;
}

function input(
  { name, kind, autocomplete, choices = [], accept, isMultiple, note }: FieldDescription,
  value: string,
  problem?: string,
): Html {
  const described = [note && `${name}-note`, problem && `${name}-message`].filter(Boolean).join(' ');
  const common = html`id="${name}" name="${name}"${autocomplete && html` autocomplete="${autocomplete}"`}${
    problem && html` aria-invalid="true"`
  }${described !== '' && html` aria-describedby="${described}"`}`;
  switch (kind) {
    case 'long-text':
      // The HTML parser drops a line break right after the tag.
      return html`<textarea ${common}>\n${value}</textarea>`;
    case 'choice':
      return html`<select ${common}><option value="">Choose one</option>${choices.map(
        (choice) => html`<option${choice === value && html` selected`}>${choice}</option>`,
      )}</select>`;
    case 'tick':
      return html`<input type="checkbox" ${common} value="${choices[0]}" required>`;
    case 'file':
      return html`<input type="file" ${common}${accept && html` accept="${accept.join()}"`}${isMultiple && html` multiple`}>`;
    default:
      return html`<input type="${kind}" ${common} value="${value}">`;
  }
}
