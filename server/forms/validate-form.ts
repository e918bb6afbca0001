import type * as z from 'zod/mini';
import { errorsByField } from '../../contract/forms/field.ts';
import type { ReceivedForm } from './form-part.ts';

type Validated<Values> =
  | { readonly values: Values; readonly errors?: undefined }
  /** The first broken rule of each field, by field name. */
  | { readonly values?: undefined; readonly errors: Record<string, string> };

/** Checks what was typed against the rules of a form. */
export function validateForm<Values>(
  schema: z.ZodMiniType<Values>,
  { values, overlong }: Pick<ReceivedForm<unknown>, 'values' | 'overlong'>,
): Validated<Values> {
  // A truncated value must not be stored. No rule accepts null, so each field reports the error in its own words.
  const whole = [...values].map(([name, value]) => [name, overlong.has(name) ? null : value]);
  const { success, data, error } = schema.safeParse(Object.fromEntries(whole));
  if (success && overlong.size === 0) return { values: data };
  const errors = errorsByField(error);
  // Fields without a rule, such as the page to return to.
  for (const name of overlong) errors[name] ??= 'This is too long.';
  return { errors };
}
