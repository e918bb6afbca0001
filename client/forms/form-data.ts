import type * as z from 'zod/mini';

/** Messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The text values that the schema names. */
export function valuesOf(data: FormData, schema: z.ZodMiniObject): Record<string, string> {
  return Object.fromEntries(
    Object.keys(schema.def.shape).map((name) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

/** An empty file input still has an entry in FormData: a file without a name. */
export function chosenFiles(data: FormData, name: string): File[] {
  return data.getAll(name).filter((entry): entry is File => entry instanceof File && entry.name !== '');
}
