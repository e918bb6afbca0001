import type * as z from 'zod/mini';

/** Messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The values of a form as its schema wants them. */
export function valuesOf(data: FormData, schema: z.ZodMiniObject): Record<string, string> {
  const names = Object.keys(schema.def.shape);
  return Object.fromEntries(
    names.map((name) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

/** What is wrong, one sentence a field, in the order of the schema. */
export function errorsOf(values: unknown, schema: z.ZodMiniObject): FieldErrors {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return errors;
}
