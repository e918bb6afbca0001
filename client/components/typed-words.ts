/** What somebody has typed into a form that is about to be drawn anew. */
export type TypedWords = readonly {
  readonly name: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly hasFocus: boolean;
}[];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function fieldsOf(part: Element): Field[] {
  return [...part.querySelectorAll<Field>('input:not([type=hidden], [type=file]), textarea, select')];
}

export function takeWords(part: Element): TypedWords {
  return fieldsOf(part).map((field) => ({
    name: field.name,
    value: field.value,
    isChecked: isBox(field) && field.checked,
    hasFocus: field === document.activeElement,
  }));
}

/** Fields that were left empty stay as they are now. An event follows each word: drafts and messages listen for it. */
export function putWordsBack(part: Element, words: TypedWords): void {
  for (const { name, value, isChecked, hasFocus } of words) {
    const field = fieldsOf(part).find((candidate) => candidate.name === name);
    if (!field) continue;
    if (isBox(field) ? isChecked : value) {
      if (isBox(field)) field.checked = true;
      else field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (hasFocus) field.focus({ preventScroll: true });
  }
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}
