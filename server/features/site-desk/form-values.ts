import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteDeskDependencies } from './site-desk-dependencies.ts';

/** What was sent, by the names of the fields; without those that were not in the form at all. */
export type FormValues = ReadonlyMap<string, string>;

/** The one place where the pages without files read their forms. */
export async function formValues(
  request: FastifyRequest,
  _reply: FastifyReply,
  _dependencies: SiteDeskDependencies,
): Promise<FormValues> {
  const body = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  // Browsers send every line break as two characters.
  return new Map([...body].map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')]));
}

/** What the form was opened with. Without it the last save wins. */
export function revisionIn(form: FormValues): number | undefined {
  const revision = Number(form.get('revision') || Number.NaN);
  return Number.isSafeInteger(revision) ? revision : undefined;
}
