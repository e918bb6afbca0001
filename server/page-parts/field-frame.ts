import { type Html, html } from '../http/html.ts';

export type Field = {
  readonly name: string;
  /** The name, unless several forms of the page have a field of that name; lines of a summary lead to it. */
  readonly id?: string;
  readonly label: Html | string;
  readonly hint?: Html | string | undefined;
  /** Said before it is reached. */
  readonly maxCharacters?: number;
  /** What is wrong with what was sent. */
  readonly error?: string | undefined;
  /** Empty, which is not wrong before it is published. */
  readonly isMissing?: boolean;
  readonly isOptional?: boolean;
  /** As wide as the form on a computer. */
  readonly isWide?: boolean;
};

/** What the fields of a form have in them, and what is said about them. */
export type FormState = {
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly errors?: Readonly<Record<string, string | undefined>>;
  /** Why it cannot go live without a field. */
  readonly missing?: Readonly<Record<string, string>>;
};

/** The part of a field's description that changes from one request to the next. */
export function stateOf({ values, errors = {}, missing = {} }: FormState, name: string) {
  return { name, value: values[name] ?? '', error: errors[name], isMissing: name in missing };
}

/** A cell with a label, a control, and what is to be known about it. `control` gets the attributes that name it. */
export function fieldFrame(field: Field, control: (attributes: Html) => Html): Html {
  const { name, id = name, label, isOptional, isWide } = field;
  return html`<div class="${classes('field', isWide && 'field--wide', field.error && 'is-wrong')}">
<label for="${id}">${label}${isOptional && html` <span class="optional">optional</span>`}</label>
${control(html`id="${id}" ${controlAttributes(field)}`)}
${fieldNotes(field)}</div>`;
}

/** All but the id: several radio buttons share the rest. */
export function controlAttributes(field: Field): Html {
  const described = notesOf(field).map(({ id }) => id);
  return html`name="${field.name}"${field.maxCharacters && html` maxlength="${field.maxCharacters}"`}${
    field.error && html` aria-invalid="true"`
  }${described.length > 0 && html` aria-describedby="${described.join(' ')}"`}`;
}

/** The error first: it is what is read on. */
export function fieldNotes(field: Field): Html {
  return html`${notesOf(field).map(({ id, kind, text }) => html`<p class="field-${kind}" id="${id}">${text}</p>`)}`;
}

function notesOf({ name, id = name, error, isMissing, hint, maxCharacters }: Field) {
  const length = maxCharacters && `Up to ${maxCharacters} characters.`;
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
