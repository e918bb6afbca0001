import { type RefObject, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type Draft, discardDraft, readDraft, saveDraft, subscribeToDrafts } from './draft-store.ts';
import { valuesOf } from './form-data.ts';

export type DraftHandle = {
  readonly isRestored: boolean;
  readonly save: () => void;
  /** The stored values, which another form with the same key may have changed. */
  readonly stored: () => Draft | null;
  /** Says that the form holds more than was sent. */
  readonly keep: () => void;
  /** Deletes the draft and empties the form. */
  readonly discard: () => void;
};

/** Saves what is typed in the fields of the schema and restores it. */
export function useDraft(
  key: string,
  form: RefObject<HTMLFormElement | null>,
  schema: z.ZodMiniObject,
): DraftHandle {
  const [isRestored, setIsRestored] = useState(false);
  /** True while this form itself notifies the subscribers. */
  const isWriting = useRef(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const names = Object.keys(schema.def.shape);
    const stored = readDraft(key);
    const wasFilledBeforeHydration = names.some((name) => isFilledIn(control(element, name)));
    const emptyNames = names.filter((name) => control(element, name)?.value === '');
    if (stored && fill(element, emptyNames, stored)) setIsRestored(true);
    if (wasFilledBeforeHydration) saveDraft(key, valuesOf(new FormData(element), schema));
    // Another form with this key, such as the estimate dialog over the contact page, shows the same draft.
    return subscribeToDrafts((changed) => {
      if (changed !== key || isWriting.current || element.contains(document.activeElement)) return;
      const draft = readDraft(key);
      if (!draft) element.reset();
      if (!draft || fill(element, names, draft)) setIsRestored(draft !== null);
    });
  }, [key, form, schema]);

  function write(change: () => void) {
    isWriting.current = true;
    change();
    isWriting.current = false;
  }

  return {
    isRestored,
    save: () => {
      const element = form.current;
      if (element) write(() => saveDraft(key, valuesOf(new FormData(element), schema)));
    },
    stored: () => readDraft(key),
    keep: () => setIsRestored(true),
    discard: () => {
      write(() => discardDraft(key));
      setIsRestored(false);
      form.current?.reset();
    },
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function control(form: HTMLFormElement, name: string): Control | null {
  const element = form.elements.namedItem(name);
  return element instanceof Element && 'value' in element ? (element as Control) : null;
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
    // Selects listen for it, to show a note about the chosen option.
    element.dispatchEvent(new Event('change', { bubbles: true }));
    hasFilled = true;
  }
  return hasFilled;
}

/** A preselected option, such as the service of the previous page, takes precedence over the draft. */
function isPreselected(element: Control | null): boolean {
  if (!(element instanceof HTMLSelectElement)) return false;
  return [...element.options].some(({ defaultSelected, value }) => defaultSelected && value !== '');
}
