import { newsletter } from '../../../content/newsletter.ts';
import { hiddenFields } from '../../../contract/api.ts';

import { useField } from '../../forms/field.tsx';
import type { FieldErrors } from '../../forms/form-data.ts';

/** Canada's anti-spam law requires a box that is not pre-checked. Its value is the version of the wording. */
export function ConsentBox() {
  const { id, error, control } = useField(hiddenFields.consent);
  return (
    <div className="sm:col-span-full">
      <label htmlFor={id} className="flex cursor-pointer items-start gap-3 py-2 text-note leading-[1.5]">
        <input
          type="checkbox"
          required
          value={newsletter.consent.version}
          className="-mt-0.5 size-6 flex-none accent-brick"
          {...control}
        />
        <span>{newsletter.consent.wording}</span>
      </label>
      {error && (
        <p
          id={`${id}-error`}
          className="border-l-4 border-brick bg-brick-tint px-4 py-2 text-small font-strong text-brick-deep"
        >
          {error}
        </p>
      )}
    </div>
  );
}

export function consentErrors(data: FormData): FieldErrors {
  if (data.has(hiddenFields.consent)) return {};
  return { [hiddenFields.consent]: 'Tick the box so that we may email you.' };
}
