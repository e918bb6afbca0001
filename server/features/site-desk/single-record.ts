import type { BarButton } from '../../desk-pages/parts/editor-form.ts';
import type { FormState } from '../../desk-pages/parts/field-frame.ts';
import type { Html } from '../../http/html.ts';
import type { RecordContents } from '../../publications/record-content.ts';

export type SingleKind = 'prices' | 'company';

/** What the fields of a form have in them, by their names. */
export type Texts = Readonly<Record<string, string>>;

/** Prices and company, of which there is one record each: what differs between their pages. */
export type SingleRecord<Kind extends SingleKind = SingleKind> = {
  readonly kind: Kind;
  readonly title: string;
  readonly path: string;
  readonly previewPath: string;
  readonly fields: readonly SingleField[];
  /** `today` is a date in the company's zone. */
  textsOf(content: RecordContents[Kind] | undefined, today: string): Texts;
  contentOf(texts: Texts): RecordContents[Kind];
  /** What is wrong, by field: it cannot be saved. */
  errorsOf(texts: Texts, today: string): Texts;
  /** What it cannot go live without, by field. */
  missingIn(texts: Texts): Texts;
  /** What publishing it does, in the owner's words. */
  summaryOf(texts: Texts, live: Texts): string;
  /** The page that shows what was given, or changed. */
  previewRoute(texts: Texts, live: Texts): string;
  lead(texts: Texts): string | undefined;
  form(state: FormState & { readonly values: Texts }, revision: number): Html;
};

type SingleField = {
  readonly name: string;
  /** Where it stands by itself: with the service that a price is for. */
  readonly label: string;
  readonly maxCharacters: number;
};

export function tooLong(fields: readonly SingleField[], texts: Texts): Texts {
  const errors = fields.flatMap(({ name, maxCharacters }) => {
    const over = (texts[name] ?? '').length - maxCharacters;
    return over > 0 ? [[name, `Shorten it by ${over}: up to ${maxCharacters} characters fit.`]] : [];
  });
  return Object.fromEntries(errors);
}

export const EDITOR_BUTTONS: readonly BarButton[] = [
  { value: 'save', label: 'Save' },
  { value: 'preview', label: 'Preview' },
  { value: 'publish', label: 'Publish', isPrimary: true },
];
