import { type Html, html } from './html.ts';

export type Field = {
  readonly name: string;
  /** The target of links in the error summary. Defaults to the name, which several forms of a page may share. */
  readonly id?: string;
  readonly label: Html | string;
  readonly hint?: Html | string | undefined;
  readonly maxCharacters?: number;
  /** Whether the limit is shown below the field: only where a text may come near it. */
  readonly tellsLimit?: boolean;
  /** What is wrong with the value that was sent. */
  readonly error?: string | undefined;
  /** Empty, although publishing needs it. That is not an error yet. */
  readonly isMissing?: boolean;
  readonly isOptional?: boolean;
  /** Spans the form on a wide screen. */
  readonly isWide?: boolean;
};

/** The values of a form's fields and the messages about them. */
export type FormState = {
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly errors?: Readonly<Record<string, string | undefined>>;
  /** The required fields that are empty, each with the reason why publishing needs it. */
  readonly missing?: Readonly<Record<string, string>>;
};

/** A refused form: the values as typed, and what is wrong with them. */
export type RefusedForm = {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly status: number;
};

/** The properties of a field that depend on the request. */
export function fieldState({ values, errors = {}, missing = {} }: FormState, name: string) {
  return { name, value: values[name] ?? '', error: errors[name], isMissing: name in missing };
}

/** A cell with label, control and notes. `control` receives the attributes that connect it with these. */
export function fieldFrame(field: Field, control: (attributes: Html) => Html): Html {
  const { name, id = name, label, isOptional, isWide } = field;
  return html`<div class="${classes('field', isWide && 'field--wide', field.error && 'is-wrong')}">
<label for="${id}">${label}${isOptional && html` <span class="optional">optional</span>`}</label>
${control(html`id="${id}" ${controlAttributes(field)}`)}
${fieldNotes(field)}</div>`;
}

/** All attributes except the id, which radio buttons of one field do not share. */
export function controlAttributes(field: Field): Html {
  const described = notesOf(field).map(({ id }) => id);
  return html`name="${field.name}"${field.maxCharacters && html` maxlength="${field.maxCharacters}"`}${
    field.error && html` aria-invalid="true"`
  }${described.length > 0 && html` aria-describedby="${described.join(' ')}"`}`;
}

/** The error comes first, because screen readers read the notes in this order. */
export function fieldNotes(field: Field): Html {
  return html`${notesOf(field).map(({ id, kind, text }) => html`<p class="field-${kind}" id="${id}">${text}</p>`)}`;
}

function notesOf({ name, id = name, error, isMissing, hint, maxCharacters, tellsLimit }: Field) {
  const length = maxCharacters && tellsLimit && `Up to ${maxCharacters} characters.`;
  const notes = [
    { kind: 'error', text: error },
    { kind: 'need', text: !error && isMissing && 'Needed before it can go live' },
    { kind: 'hint', text: hint && length ? html`${hint} ${length}` : hint || length },
  ] as const;
  return notes.flatMap(({ kind, text }) => (text ? [{ kind, text, id: `${id}-${kind}` }] : []));
}

function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
