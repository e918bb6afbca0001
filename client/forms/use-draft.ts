import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Draft, discardDraft, readDraft, saveDraft, subscribeToDrafts } from './draft-store.ts';

export type DraftHandle = {
  readonly isRestored: boolean;
  readonly save: () => void;
  /** Deletes the draft and keeps what the form shows. */
  readonly clear: () => void;
  /** Deletes the draft and empties the form. */
  readonly discard: () => void;
};

/** Saves what is typed in the named fields and restores it. */
export function useDraft(
  key: string,
  form: RefObject<HTMLFormElement | null>,
  names: readonly string[],
): DraftHandle {
  const [isRestored, setIsRestored] = useState(false);
  /** True while this form itself notifies the subscribers. */
  const isWriting = useRef(false);
  const joinedNames = names.join();

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const fieldNames = joinedNames.split(',');
    const stored = readDraft(key);
    const wasFilledBeforeHydration = fieldNames.some((name) => isFilledIn(control(element, name)));
    const emptyNames = fieldNames.filter((name) => control(element, name)?.value === '');
    if (stored && fill(element, emptyNames, stored)) setIsRestored(true);
    if (wasFilledBeforeHydration) saveDraft(key, valuesIn(element, fieldNames));
    // Another form with this key, such as the estimate dialog over the contact page, shows the same draft.
    return subscribeToDrafts((changed) => {
      if (changed !== key || isWriting.current || element.contains(document.activeElement)) return;
      const draft = readDraft(key);
      if (!draft) element.reset();
      if (!draft || fill(element, fieldNames, draft)) setIsRestored(draft !== null);
    });
  }, [key, form, joinedNames]);

  function write(change: () => void) {
    isWriting.current = true;
    change();
    isWriting.current = false;
  }

  function clear() {
    write(() => discardDraft(key));
    setIsRestored(false);
  }

  return {
    isRestored,
    save: () => {
      const element = form.current;
      if (element) write(() => saveDraft(key, valuesIn(element, names)));
    },
    clear,
    discard: () => {
      clear();
      form.current?.reset();
    },
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function control(form: HTMLFormElement, name: string): Control | null {
  const element = form.elements.namedItem(name);
  return element instanceof Element && 'value' in element ? (element as Control) : null;
}

function valuesIn(form: HTMLFormElement, names: readonly string[]): Draft {
  return Object.fromEntries(names.map((name) => [name, control(form, name)?.value ?? '']));
}

function isFilledIn(element: Control | null): boolean {
  return Boolean(element?.value) && !isPreselected(element);
}

function fill(form: HTMLFormElement, names: readonly string[], draft: Draft): boolean {
  let hasFilled = false;
  for (const name of names) {
    const element = control(form, name);
    const value = draft[name] ?? '';
    if (!element || element.value === value || isPreselected(element)) continue;
    element.value = value;
    // Selects show a note about the chosen option.
    element.dispatchEvent(new Event('change', { bubbles: true }));
    hasFilled = true;
  }
  return hasFilled;
}

/** A default option, such as the service that the visitor comes from, wins over the draft. */
function isPreselected(element: Control | null): boolean {
  if (!(element instanceof HTMLSelectElement)) return false;
  return [...element.options].some(({ defaultSelected, value }) => defaultSelected && value !== '');
}
