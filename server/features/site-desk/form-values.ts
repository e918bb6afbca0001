import type { FastifyReply, FastifyRequest } from 'fastify';
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

/** What the form was opened with. Without it the last save wins. */
export function revisionIn(form: FormValues): number | undefined {
  const revision = Number(form.get('revision') || Number.NaN);
  return Number.isSafeInteger(revision) ? revision : undefined;
}
