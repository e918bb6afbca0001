import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Draft, discardDraft, readDraft, saveDraft, subscribeToDrafts } from './draft-store.ts';

type DraftHandle = {
  /** True after something kept from earlier was put back into the form. */
  readonly isRestored: boolean;
  readonly onInput: () => void;
  readonly discard: () => void;
  /** After success: nothing is left to keep. */
  readonly clear: () => void;
};

/** Keeps what is typed in `form` and puts it back. Only the named fields: never a file, never what is hidden. */
export function useDraft(
  key: string,
  form: RefObject<HTMLFormElement | null>,
  names: readonly string[],
): DraftHandle {
  const [isRestored, setIsRestored] = useState(false);
  const isWriting = useRef(false);
  const fields = names.join();

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const fieldNames = fields.split(',');
    const kept = readDraft(key);
    const wasTypedEarly = fieldNames.some(isTypedIn(element));
    if (kept && fill(element, fieldNames.filter(isEmptyIn(element)), kept)) setIsRestored(true);
    // Before the scripts arrived nobody kept it.
    if (wasTypedEarly) saveDraft(key, collect(element, fieldNames));
    return subscribeToDrafts((changed) => {
      if (changed !== key || isWriting.current || element.contains(document.activeElement)) return;
      // Another form of this key, such as the dialog beside the page's own: show the same words, or none.
      const draft = readDraft(key);
      if (!draft) element.reset();
      if (!draft || fill(element, fieldNames, draft)) setIsRestored(draft !== null);
    });
  }, [key, form, fields]);

  function quietly(act: () => void) {
    isWriting.current = true;
    act();
    isWriting.current = false;
  }

  return {
    isRestored,
    onInput: () => {
      const element = form.current;
      if (element) quietly(() => saveDraft(key, collect(element, names)));
    },
    discard: () => {
      quietly(() => discardDraft(key));
      form.current?.reset();
      setIsRestored(false);
    },
    clear: () => {
      quietly(() => discardDraft(key));
      setIsRestored(false);
    },
  };
}

function control(form: HTMLFormElement, name: string) {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
    ? element
    : null;
}

function collect(form: HTMLFormElement, names: readonly string[]): Draft {
  return Object.fromEntries(names.map((name) => [name, control(form, name)?.value ?? '']));
}

function isTypedIn(form: HTMLFormElement) {
  return (name: string) => {
    const element = control(form, name);
    return Boolean(element?.value) && !isPreselected(element);
  };
}

function isEmptyIn(form: HTMLFormElement) {
  return (name: string) => control(form, name)?.value === '';
}

function fill(form: HTMLFormElement, names: readonly string[], draft: Draft): boolean {
  let hasFilled = false;
  for (const name of names) {
    const element = control(form, name);
    const value = draft[name] ?? '';
    if (!element || element.value === value || isPreselected(element)) continue;
    element.value = value;
    // Fields that explain their choice listen for changes.
    element.dispatchEvent(new Event('change', { bubbles: true }));
    hasFilled = true;
  }
  return hasFilled;
}

/** The service that a visitor comes from is chosen already, and stays so. */
function isPreselected(element: Element | null): boolean {
  if (!(element instanceof HTMLSelectElement)) return false;
  return [...element.options].some(({ defaultSelected, value }) => defaultSelected && value !== '');
}
