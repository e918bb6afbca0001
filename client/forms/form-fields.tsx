import type { Field, Fields } from '../../contract/forms/field.ts';
import { SelectField, TextAreaField, TextField } from './field.tsx';

type FormFieldsProps = {
  fields: Fields;
  /** Chosen in advance, by the name of the field. */
  defaults?: Readonly<Record<string, string | undefined>>;
};

/** Every field of a form, in its order. */
export function FormFields({ fields, defaults = {} }: FormFieldsProps) {
  return Object.entries(fields).map(([name, field]) => (
    <FormField key={name} name={name} field={field} defaultValue={defaults[name] ?? ''} />
  ));
}

type FormFieldProps = { name: string; field: Field; defaultValue: string };

function FormField({ name, field, defaultValue }: FormFieldProps) {
  const { kind, label, hint, note, isWide, isRequired, minLength, maxLength, autocomplete } = field;
  const shared = { name, label, hint, note, isWide, required: isRequired };
  const length = { minLength: minLength || undefined, maxLength };
  if (kind === 'choice')
    return (
      <SelectField
        {...shared}
        options={field.choices ?? []}
        optionNotes={field.choiceNotes}
        defaultValue={defaultValue}
      />
    );
  if (kind === 'long-text') return <TextAreaField {...shared} {...length} />;
  return <TextField {...shared} {...length} type={kind} autoComplete={autocomplete} />;
}
