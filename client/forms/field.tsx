import { createContext, type ReactNode, useContext } from 'react';
import type { FieldErrors } from './form-data.ts';

type FormState = {
  readonly idPrefix: string;
  readonly errors: FieldErrors;
  /** The number of resets. Components that display a field's value read it again when this changes. */
  readonly resets: number;
};

export const FormContext = createContext<FormState>({ idPrefix: 'form', errors: {}, resets: 0 });

export function fieldId(idPrefix: string, name: string): string {
  return `${idPrefix}-${name}`;
}

type FieldOptions = {
  hasNote?: boolean;
  hasHint?: boolean;
  ownError?: string | undefined;
  /** The element that says which of the chosen files were refused. */
  problemsId?: string | undefined;
};

/** Ids and aria attributes of one field, so that no form writes them by hand. */
export function useField(name: string, { hasNote, hasHint, ownError, problemsId }: FieldOptions = {}) {
  const { idPrefix, errors } = useContext(FormContext);
  const id = fieldId(idPrefix, name);
  const error = errors[name] ?? ownError;
  const describedBy = [hasHint && `${id}-hint`, hasNote && `${id}-note`, error && `${id}-error`, problemsId];
  return {
    id,
    error,
    control: {
      id,
      name,
      // Not for a file that was refused when it was chosen: no field is invalid before the form was sent. Set even if
      // false: browsers expose a required field that is still empty as invalid.
      'aria-invalid': Boolean(errors[name]),
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    },
  } as const;
}

type FieldFrameProps = {
  id: string;
  label: string;
  /** A hint beside the label, such as 'optional'. */
  hint?: string | undefined;
  /** A note below the control. */
  note?: ReactNode;
  error: string | undefined;
  /** The field spans both columns of the form. */
  isWide?: boolean | undefined;
  children: ReactNode;
};

export function FieldFrame({ id, label, hint, note, error, isWide, children }: FieldFrameProps) {
  return (
    <div
      className={`relative flex flex-col text-field-ink focus-within:z-1 focus-within:outline-2 focus-within:outline-focus ${isWide ? 'sm:col-span-full' : ''} ${error ? 'bg-brick-tint [box-shadow:inset_4px_0_0_var(--brick)]' : 'bg-white focus-within:[box-shadow:inset_4px_0_0_var(--spruce)]'}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-2 px-4 pt-3 text-note font-strong">
        <label htmlFor={id}>{label}</label>{' '}
        {hint && (
          <span id={`${id}-hint`} className="font-normal text-field-ink-soft">
            {hint}
          </span>
        )}
      </div>
      {children}
      {error && (
        <p id={`${id}-error`} className="px-4 pb-3 text-small leading-[1.4] font-strong text-brick-deep">
          {error}
        </p>
      )}
      {note && (
        <p
          id={`${id}-note`}
          className="mt-auto border-t border-field-line px-4 pt-2 pb-3 text-note leading-[1.45] text-field-ink-soft"
        >
          {note}
        </p>
      )}
    </div>
  );
}

/** File inputs clip their button. Without a padding its border is cut off if a zoomed page has no whole pixels there. */
export const FILE_INPUT = 'w-full min-w-0 flex-1 cursor-pointer py-px text-small outline-0 file-button';
