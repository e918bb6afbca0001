import type { FastifyRequest } from 'fastify';
import { urlencodedForm } from '../forms/urlencoded-forms.ts';
import { refusals } from '../http/responses/refusal.ts';

/** PostgreSQL refuses a query with a larger integer. */
const ID_MAX = 2 ** 31 - 1;

/** The `:id` of a path; undefined if no row can have it. */
export function idParameter(params: unknown): number | undefined {
  const id = Number((params as { readonly id: string }).id);
  return Number.isInteger(id) && id > 0 && id <= ID_MAX ? id : undefined;
}

/** A value from the query; empty if it is missing. */
export function queryValue(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

export function formValue(request: FastifyRequest, name: string): string {
  return urlencodedForm(request).get(name) ?? '';
}

/** Refuses a form without the field. For fields whose empty value has a meaning. */
export function requiredFormValue(request: FastifyRequest, name: string): string {
  const value = urlencodedForm(request).get(name);
  if (value === null) throw refusals.malformed();
  return value;
}
