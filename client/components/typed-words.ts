type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Word = { name: string; value: string; isChecked: boolean; hasFocus: boolean };

/** Keeps what somebody types into `part`, for the moments in which it is drawn anew, and tells that somebody does. */
export function keepWords(part: Element, onType: () => void) {
  let words = wordsIn(part);

  function keep({ target }: Event) {
    if (!(target instanceof Node) || !part.contains(target)) return;
    words = wordsIn(part);
    onType();
  }

  // On the window: further down React stops the events of parts that it has not taken over yet.
  window.addEventListener('input', keep, true);
  window.addEventListener('focusin', keep, true);

  return {
    putBack: () => putBack(part, words),
    letGo() {
      window.removeEventListener('input', keep, true);
      window.removeEventListener('focusin', keep, true);
    },
  } as const;
}

function wordsIn(part: Element): readonly Word[] {
  return fieldsOf(part).map((field) => ({
    name: field.name,
    value: field.value,
    isChecked: isBox(field) && field.checked,
    hasFocus: field === document.activeElement,
  }));
}

/** Fields that were left empty stay as they are now. An event follows each word: drafts and messages listen for it. */
function putBack(part: Element, words: readonly Word[]): void {
  for (const { name, value, isChecked, hasFocus } of words) {
    const field = fieldsOf(part).find((candidate) => candidate.name === name);
    if (!field) continue;
    if (isBox(field) ? isChecked && !field.checked : value && field.value !== value) {
      if (isBox(field)) field.checked = true;
      else field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // Unless it has gone elsewhere since.
    if (hasFocus && document.activeElement === document.body) field.focus({ preventScroll: true });
  }
}

function fieldsOf(part: Element): Field[] {
  return [...part.querySelectorAll<Field>('input:not([type=hidden], [type=file]), textarea, select')];
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}
