import * as z from 'zod/mini';
import { EMAIL_MAX_CHARACTERS, emailAddress, multiLineText, singleLine } from '../text-rules.ts';

/**
 * The single definition of a form field: the form in the browser, the payload, the server's validation, the page that
 * shows a refusal, the mail, the inbox and its exports all use it. A new field is an entry of its form and a column in a
 * migration: text that is not null and empty by default, as it is in older rows.
 */
export type Field<
  Rule extends z.ZodMiniType<string> = z.ZodMiniType<string>,
  Column extends string = string,
> = {
  readonly kind: 'text' | 'email' | 'tel' | 'long-text' | 'choice';
  readonly label: string;
  /** Shown beside the label of an optional field. */
  readonly hint?: 'optional';
  /** Shown below the control. */
  readonly note?: string;
  readonly autocomplete?: string;
  readonly choices?: readonly string[];
  /** Notes by choice, shown below the control when that choice is selected. */
  readonly choiceNotes?: Readonly<Record<string, string>>;
  readonly isRequired: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Spans both columns of the form. */
  readonly isWide?: boolean;
  readonly rule: Rule;
  /** The database column in which it is stored. */
  readonly column: Column;
  /** The label for the owner in mail, inbox and exports. */
  readonly ownerLabel: string;
  /** Names, contact data and messages are shown in special places. A field without a role is a detail. */
  readonly role?: 'name' | 'email' | 'phone' | 'message';
};

export type Fields = Readonly<Record<string, Field>>;

type Wording<Column extends string> = Pick<Field, 'label' | 'ownerLabel'> &
  Partial<Pick<Field, 'role' | 'note' | 'autocomplete' | 'isWide'>> & {
    readonly column: Column;
    /** Says what to type, whichever rule was broken. */
    readonly message: string;
  };

/** With a minimum of 0 the field is optional. */
type Length = { readonly min: number; readonly max: number };

/** `tooLong` is needed if the message does not name the maximum. */
type TextWording<Column extends string> = Wording<Column> & Length & { readonly tooLong?: string };

export function textField<Column extends string>({
  min,
  max,
  message,
  tooLong,
  ...wording
}: TextWording<Column>) {
  const rule = singleLine({ min, max, message, tooLong });
  return { kind: 'text', ...presence(min > 0), minLength: min, maxLength: max, rule, ...wording } as const;
}

export function phoneField<Column extends string>(options: TextWording<Column>) {
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
  tooLong,
  ...wording
}: TextWording<Column>) {
  const rule = multiLineText({ min, max, message, tooLong });
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
 * The schema of a whole form. An optional field may be missing and is then empty: a page that was opened before the
 * field was added does not send it, nor do other clients.
 */
export function schemaOf<const F extends Fields>(fields: F) {
  const rules = Object.entries(fields).map(([name, { rule, isRequired }]) => [
    name,
    isRequired ? rule : z._default(rule, ''),
  ]);
  return z.object(Object.fromEntries(rules) as { [Name in keyof F]: F[Name]['rule'] });
}

/** The first broken rule of each field, in the order of the schema. */
export function errorsByField(error: z.core.$ZodError | undefined): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}

export type ValuesOf<F extends Fields> = { [Name in keyof F]: z.infer<F[Name]['rule']> };

export type ColumnsOf<F extends Fields> = {
  [Name in keyof F as F[Name]['column']]: z.infer<F[Name]['rule']>;
};

/** The values as columns of a row. */
export function columnsOf<F extends Fields>(fields: F, values: ValuesOf<F>): ColumnsOf<F> {
  const columns = Object.entries(fields).map(([name, { column }]) => [column, values[name]]);
  return Object.fromEntries(columns) as ColumnsOf<F>;
}

/** The inverse: the columns of a row as form values. */
export function valuesOfRow<F extends Fields>(fields: F, row: ColumnsOf<F>): ValuesOf<F> {
  const values = Object.entries(fields).map(([name, { column }]) => [
    name,
    row[column as keyof ColumnsOf<F>],
  ]);
  return Object.fromEntries(values) as ValuesOf<F>;
}

export type FilledField = { readonly field: Field; readonly value: string };

/** The typed values with their fields, in the order of the form, without empty ones. */
export function filledFields(fields: Fields, values: Readonly<Record<string, unknown>>): FilledField[] {
  return Object.entries(fields)
    .map(([name, field]) => ({ field, value: String(values[name] ?? '') }))
    .filter(({ value }) => value !== '');
}

/** The values of a row besides the person and the message, as shown to the owner. */
export function detailsOf<F extends Fields>(fields: F, row: ColumnsOf<F>) {
  return filledFields(fields, valuesOfRow(fields, row))
    .filter(({ field }) => !field.role)
    .map(({ field, value }) => ({ label: field.ownerLabel, value }));
}
