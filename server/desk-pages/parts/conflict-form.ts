import {
  type Choice,
  checkbox,
  type DateKind,
  dateField,
  fieldGrid,
  selectField,
  textArea,
} from '../../page-parts/fields.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { editorForm } from './editor-form.ts';
import { textDifference } from './text-difference.ts';

type ConflictField = {
  readonly name: string;
  readonly label: string;
  readonly saved: string;
  readonly mine: string;
  readonly maxCharacters?: number;
  /** For a value that is chosen: the text area would show what only the server reads. */
  readonly choices?: readonly Choice[];
  readonly dateKind?: DateKind;
  /** For a checkbox, whose value is empty if it is not ticked. */
  readonly isCheckbox?: boolean;
};

type ConflictForm = {
  readonly action: string;
  /** 'Saved at 7:11 PM' */
  readonly savedWhen: string;
  /** The fields that differ, each with the stored value and the one that was just sent. */
  readonly fields: readonly ConflictField[];
  /** All other fields, as they are stored, the photos that were just added, and the stored revision. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly addsPhotos: boolean;
  /** A link to the stored record, which discards the text that was sent. */
  readonly dropHref: string;
};

/** The page for a conflict of two saves: both values of each field that differs, and a field for the one to keep. */
export function conflictForm(form: ConflictForm): Html {
  const { action, savedWhen, fields, hidden, addsPhotos, dropHref } = form;
  return editorForm({
    action,
    hidden,
    body: html`${fields.map((field) => conflictField(field, savedWhen))}<p class="soft">Everything else is as it was saved${addsPhotos && ', with the photos that you added'}.</p>`,
    buttons: [
      { href: dropHref, label: 'Discard mine' },
      { value: 'save', label: 'Save this', isPrimary: true },
    ],
  });
}

function conflictField(field: ConflictField, savedWhen: string): Html {
  const [ofSaved, ofMine] = textDifference(shownValue(field, field.saved), shownValue(field, field.mine));
  return html`<section class="part part--step"><h2>${field.label}</h2>
<div class="both"><div><h3>${savedWhen}</h3>${text(ofSaved)}</div><div><h3>Yours</h3>${text(ofMine)}</div></div>
${keptField(field)}</section>`;
}

function keptField({ name, label, mine, maxCharacters, choices, dateKind, isCheckbox }: ConflictField): Html {
  const hint = 'This is yours. Change it as you like.';
  if (isCheckbox) return checkbox({ name, label, hint, isChecked: mine !== '' });
  const field = { name, label: 'What should it say?', value: mine, hint, isWide: true };
  if (dateKind) return fieldGrid([dateField({ ...field, kind: dateKind })]);
  return fieldGrid([
    choices
      ? selectField({ ...field, choices, placeholder: EMPTY })
      : textArea({ ...field, ...(maxCharacters && { maxCharacters }) }),
  ]);
}

/** The value as the owner knows it. */
function shownValue({ choices, isCheckbox }: ConflictField, value: string): string {
  if (isCheckbox) return value ? 'Yes' : 'No';
  return choices?.find((choice) => choice.value === value)?.label ?? value;
}

const EMPTY = 'Empty';

type Runs = ReturnType<typeof textDifference>[number];

function text(runs: Runs): Html {
  if (runs.length === 0) return html`<p class="soft">${EMPTY}</p>`;
  return html`<p dir="auto">${runs.map((run, index) => (run.isCommon && !isGap(runs, index) ? html`${run.text}` : html`<mark>${run.text}</mark>`))}</p>`;
}

/** True for the space between two words that differ. It is marked with them, so that they read as one passage. */
function isGap(runs: Runs, index: number): boolean {
  return index > 0 && index < runs.length - 1 && runs[index]?.text.trim() === '';
}
