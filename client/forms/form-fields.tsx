import { useContext, useEffect, useRef, useState } from 'react';
import type { Field, Fields } from '../../contract/forms/field.ts';
import { Icon } from '../ui/icon.tsx';
import { AddressSuggestion } from './address-suggestion.tsx';
import { FieldFrame, FormContext, useField } from './field.tsx';

const CONTROL = 'w-full min-h-11 appearance-none bg-transparent px-4 pt-1 pb-3 leading-[1.4] outline-0';

type FormFieldsProps = {
  fields: Fields;
  /** Preselected options, by the name of the field. */
  defaults?: Readonly<Record<string, string | undefined>>;
};

export function FormFields({ fields, defaults = {} }: FormFieldsProps) {
  return Object.entries(fields).map(([name, field]) =>
    field.kind === 'choice' ? (
      <SelectField key={name} name={name} field={field} defaultValue={defaults[name] ?? ''} />
    ) : (
      <TextField key={name} name={name} field={field} />
    ),
  );
}

function TextField({ name, field }: { name: string; field: Field }) {
  const { kind, label, hint, note, isWide, autocomplete } = field;
  const { id, error, control } = useField(name, { hasNote: Boolean(note), hasHint: Boolean(hint) });
  const attributes = {
    required: field.isRequired,
    minLength: field.minLength || undefined,
    ...control,
  };
  return (
    <FieldFrame {...{ id, label, hint, note, isWide, error }}>
      {kind === 'long-text' ? (
        <textarea rows={5} className={`${CONTROL} min-h-32 resize-y`} {...attributes} />
      ) : (
        <input type={kind} className={CONTROL} autoComplete={autocomplete} {...attributes} />
      )}
      {kind === 'email' && <AddressSuggestion inputId={id} />}
    </FieldFrame>
  );
}

type SelectFieldProps = { name: string; field: Field; defaultValue: string };

function SelectField({ name, field, defaultValue }: SelectFieldProps) {
  const { label, hint, isWide, isRequired, choices = [], choiceNotes } = field;
  const { resets } = useContext(FormContext);
  const select = useRef<HTMLSelectElement>(null);
  const [selected, setSelected] = useState('');
  const note = choiceNotes?.[selected] ?? field.note;
  const { id, error, control } = useField(name, { hasNote: Boolean(note), hasHint: Boolean(hint) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen before hydration, or reset
  useEffect(() => setSelected(select.current?.value ?? ''), [resets]);

  return (
    <FieldFrame {...{ id, label, hint, note, isWide, error }}>
      <div className="relative">
        <select
          ref={select}
          required={isRequired}
          defaultValue={defaultValue}
          onChange={(event) => setSelected(event.target.value)}
          // In a narrow form a long choice takes two lines. Firefox has only one, and cuts it with an ellipsis.
          className={`${CONTROL} truncate pr-12 whitespace-normal`}
          {...control}
        >
          <option value="">Choose one</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute top-1.5 right-4" />
      </div>
    </FieldFrame>
  );
}
