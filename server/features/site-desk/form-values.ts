import type { FastifyReply, FastifyRequest } from 'fastify';
import { isWritten } from '../../../content/written.ts';
import { editorFields } from '../../../contract/editor-fields.ts';
import { type FormValues, readDeskForm } from './desk-form.ts';
import type { SiteDeskDependencies } from './site-desk-dependencies.ts';

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
