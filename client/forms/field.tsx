import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useField } from './form-context.ts';
import { useChosenOption } from './use-chosen-option.ts';

type FieldProps = {
  name: string;
  label: string;
  /** Beside the label: 'optional'. */
  hint?: string | undefined;
  /** Under the control, above a hairline. */
  note?: ReactNode;
  /** Takes both columns of the form. */
  isWide?: boolean | undefined;
};

type FrameProps = FieldProps & { id: string; error: string | undefined; children: ReactNode };

/** A cell with its label inside, always visible. */
export function FieldFrame({ id, label, hint, note, error, isWide, children }: FrameProps) {
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
          className="mt-auto border-t border-line px-4 pt-2 pb-3 text-note leading-[1.45] text-field-ink-soft [--line:#d6cdbc]"
        >
          {note}
        </p>
      )}
    </div>
  );
}

const CONTROL = 'w-full min-h-11 appearance-none bg-transparent px-4 pt-1 pb-3 leading-[1.4] outline-0';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'id'>;

export function TextField({ name, label, hint, note, isWide, ...rest }: TextFieldProps) {
  const { id, error, control } = useField(name, { hasNote: Boolean(note), hasHint: Boolean(hint) });
  return (
    <FieldFrame {...{ id, name, label, hint, note, isWide, error }}>
      <input type="text" className={CONTROL} {...rest} {...control} />
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id'>;

export function TextAreaField({ name, label, hint, note, isWide = true, ...rest }: TextAreaFieldProps) {
  const { id, error, control } = useField(name, { hasNote: Boolean(note), hasHint: Boolean(hint) });
  return (
    <FieldFrame {...{ id, name, label, hint, note, isWide, error }}>
      <textarea rows={5} className={`${CONTROL} min-h-32 resize-y`} {...rest} {...control} />
    </FieldFrame>
  );
}

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'id'> & {
    options: readonly string[];
    /** Shown in place of the note once an option is chosen. */
    optionNotes?: Readonly<Record<string, string>> | undefined;
  };

export function SelectField({ name, label, hint, isWide, options, optionNotes, ...rest }: SelectFieldProps) {
  const { note: fixedNote, ...attributes } = rest;
  const [select, chosen] = useChosenOption();
  const note = optionNotes?.[chosen] ?? fixedNote;
  const { id, error, control } = useField(name, { hasNote: Boolean(note), hasHint: Boolean(hint) });
  return (
    <FieldFrame {...{ id, name, label, hint, note, isWide, error }}>
      <div className="relative">
        <select ref={select} className={`${CONTROL} truncate pr-12`} {...attributes} {...control}>
          <option value="">Choose one</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute top-1.5 right-4" />
      </div>
    </FieldFrame>
  );
}
