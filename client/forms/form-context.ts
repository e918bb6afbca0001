import { createContext, useContext } from 'react';

/** What fields know of their form: how their ids begin, and what is wrong with them. */
export type FormState = {
  readonly idPrefix: string;
  readonly errors: Readonly<Record<string, string>>;
};

export const FormContext = createContext<FormState>({ idPrefix: 'form', errors: {} });

export function fieldId(idPrefix: string, name: string): string {
  return `${idPrefix}-${name}`;
}

/** Ids and aria wiring of one field, so that no form writes them by hand. */
export function useField(name: string, { hasNote = false, hasHint = false } = {}) {
  const { idPrefix, errors } = useContext(FormContext);
  const id = fieldId(idPrefix, name);
  const error = errors[name];
  const described = [hasHint && `${id}-hint`, hasNote && `${id}-note`, error && `${id}-error`].filter(
    Boolean,
  );
  return {
    id,
    error,
    control: {
      id,
      name,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    },
  } as const;
}
