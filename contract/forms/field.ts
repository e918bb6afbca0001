import * as z from 'zod/mini';
import { EMAIL_MAX_CHARACTERS, emailAddress, singleLine, text } from '../text-rules.ts';

/**
 * A field of a form, once: the form in the browser, the payload, the server's check, the page that shows a refusal,
 * the mail, the inbox and its exports all read it. A new field is an entry here and a column in a migration.
 */
export type Field<
  Rule extends z.ZodMiniType<string> = z.ZodMiniType<string>,
  Column extends string = string,
> = {
  readonly kind: 'text' | 'email' | 'tel' | 'long-text' | 'choice';
  readonly label: string;
  /** Beside the label of what is not required. */
  readonly hint?: 'optional';
  /** Under the control. */
  readonly note?: string;
  readonly autocomplete?: string;
  readonly choices?: readonly string[];
  /** Of a choice: shown under the control once it is chosen. */
  readonly choiceNotes?: Readonly<Record<string, string>>;
  readonly isRequired: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Takes both columns of the form. */
  readonly isWide?: boolean;
  readonly rule: Rule;
  /** Where it is stored. */
  readonly column: Column;
  /** What the owner reads in mail, inbox and exports. */
  readonly ownerLabel: string;
  /** Who writes and what they write is shown in ways of its own. A field without a role is a detail. */
  readonly role?: 'name' | 'email' | 'phone' | 'message';
};

export type Fields = Readonly<Record<string, Field>>;

type Wording<Column extends string> = Pick<Field, 'label' | 'ownerLabel'> &
  Partial<Pick<Field, 'role' | 'note' | 'autocomplete' | 'isWide'>> & {
    readonly column: Column;
    /** Says what to type, whichever rule was broken. */
    readonly message: string;
  };

/** With a minimum of 0 the field is not required. */
type Length = { readonly min: number; readonly max: number };

export function textField<Column extends string>({
  min,
  max,
  message,
  ...wording
}: Wording<Column> & Length) {
  const rule = singleLine({ min, max, message });
  return { kind: 'text', ...presence(min > 0), minLength: min, maxLength: max, rule, ...wording } as const;
}

export function phoneField<Column extends string>(options: Wording<Column> & Length) {
  return { ...textField({ autocomplete: 'tel', ...options }), kind: 'tel' } as const;
}

export function emailField<Column extends string>({
  message,
  isRequired = true,
  ...wording
}: Wording<Column> & { readonly isRequired?: boolean }) {
  const rule = emailAddress(message, { isRequired });
  const maxLength = EMAIL_MAX_CHARACTERS;
  return {
    kind: 'email',
    ...presence(isRequired),
    autocomplete: 'email',
    maxLength,
    rule,
    ...wording,
  } as const;
}

export function longTextField<Column extends string>({
  min,
  max,
  message,
  ...wording
}: Wording<Column> & Length) {
  const rule = text({ min, max, message });
  const length = { minLength: min, maxLength: max };
  return { kind: 'long-text', ...presence(min > 0), isWide: true, ...length, rule, ...wording } as const;
}

export function choiceField<
  Column extends string,
  const Choices extends readonly string[],
  const IsRequired extends boolean = true,
>({
  choices,
  message,
  isRequired,
  ...wording
}: Wording<Column> &
  Pick<Field, 'choiceNotes'> & { readonly choices: Choices; readonly isRequired?: IsRequired }) {
  type Choice = Choices[number] | (IsRequired extends true ? never : '');
  const isOptional = isRequired === false;
  const rule: z.ZodMiniType<Choice> = z.enum(isOptional ? ['', ...choices] : choices, message);
  return { kind: 'choice', ...presence(!isOptional), choices, rule, ...wording } as const;
}

function presence(isRequired: boolean): Pick<Field, 'isRequired' | 'hint'> {
  return isRequired ? { isRequired } : { isRequired, hint: 'optional' };
}

/**
 * What a form as a whole must be. What is not required may be missing, and is empty then: a page that was open before
 * the field was added does not send it, nor do other senders.
 */
export function schemaOf<const F extends Fields>(fields: F) {
  const rules = Object.entries(fields).map(([name, { rule, isRequired }]) => [
    name,
    isRequired ? rule : z._default(rule, ''),
  ]);
  return z.object(Object.fromEntries(rules) as { [Name in keyof F]: F[Name]['rule'] });
}

export type ValuesOf<F extends Fields> = { [Name in keyof F]: z.infer<F[Name]['rule']> };

export type ColumnsOf<F extends Fields> = {
  [Name in keyof F as F[Name]['column']]: z.infer<F[Name]['rule']>;
};

/** The values as a row stores them. */
export function columnsOf<F extends Fields>(fields: F, values: ValuesOf<F>): ColumnsOf<F> {
  const columns = Object.entries(fields).map(([name, { column }]) => [column, values[name]]);
  return Object.fromEntries(columns) as ColumnsOf<F>;
}

/** The other way: a row as the form named its values. */
export function valuesOfRow<F extends Fields>(fields: F, row: ColumnsOf<F>): ValuesOf<F> {
  const values = Object.entries(fields).map(([name, { column }]) => [
    name,
    row[column as keyof ColumnsOf<F>],
  ]);
  return Object.fromEntries(values) as ValuesOf<F>;
}

export type Answer = { readonly field: Field; readonly value: string };

/** What was typed, by the names of the fields: in the order of the form, without what was left empty. */
export function answersOf(fields: Fields, values: Readonly<Record<string, unknown>>): Answer[] {
  return Object.entries(fields)
    .map(([name, field]) => ({ field, value: String(values[name] ?? '') }))
    .filter(({ value }) => value !== '');
}

/** What a row holds besides the person and the message, as the owner reads it. */
export function detailsOf<F extends Fields>(fields: F, row: ColumnsOf<F>) {
  return answersOf(fields, valuesOfRow(fields, row))
    .filter(({ field }) => !field.role)
    .map(({ field, value }) => ({ label: field.ownerLabel, value }));
}
