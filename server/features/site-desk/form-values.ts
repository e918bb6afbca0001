import type { FastifyReply, FastifyRequest } from 'fastify';
import { isWritten } from '../../../content/written.ts';
import { editorFields } from '../../../contract/editor-fields.ts';
import { readDeskForm } from './desk-form.ts';
import type { SiteDeskDependencies } from './site-desk-dependencies.ts';

/** The values of a form, keyed by the name of the field. Fields that the form did not contain are missing. */
export type FormValues = ReadonlyMap<string, string>;

/** Reads a form without files. */
export async function formValues(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: SiteDeskDependencies,
): Promise<FormValues> {
  return (await readDeskForm(request, reply, dependencies)).values;
}

/** A page with the word TODO is never published and would block the whole version, so the field is refused. */
export function unwrittenTexts(values: Readonly<Record<string, string>>): Record<string, string> {
  const unwritten = Object.entries(values).filter(([, text]) => !isWritten(text));
  return Object.fromEntries(unwritten.map(([name]) => [name, 'It still says TODO: write what is missing.']));
}

/** The revision that the form was opened with. Without it the last save wins. */
export function revisionIn(form: FormValues): number | undefined {
  return numberIn(form, editorFields.revision);
}

export function numberIn(form: FormValues, name: string): number | undefined {
  const number = Number(form.get(name) || Number.NaN);
  return Number.isSafeInteger(number) ? number : undefined;
}
