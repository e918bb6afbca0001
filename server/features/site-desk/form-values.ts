import type { FastifyReply, FastifyRequest } from 'fastify';
import { isWritten } from '../../../content/written.ts';
import { readDeskForm } from './desk-form.ts';
import type { SiteDeskDependencies } from './site-desk-dependencies.ts';

/** What was sent, by the names of the fields; without those that were not in the form at all. */
export type FormValues = ReadonlyMap<string, string>;

/** Of a form without files. */
export async function formValues(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: SiteDeskDependencies,
): Promise<FormValues> {
  return (await readDeskForm(request, reply, dependencies)).values;
}

/** A page that says TODO is not shown, and would keep the whole version from visitors: it is refused at the field. */
export function unwrittenTexts(values: Readonly<Record<string, string>>): Record<string, string> {
  const unwritten = Object.entries(values).filter(([, text]) => !isWritten(text));
  return Object.fromEntries(unwritten.map(([name]) => [name, 'It still says TODO: write what is missing.']));
}

/** What the form was opened with. Without it the last save wins. */
export function revisionIn(form: FormValues): number | undefined {
  const revision = Number(form.get('revision') || Number.NaN);
  return Number.isSafeInteger(revision) ? revision : undefined;
}
