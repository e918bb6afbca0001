import type { FastifyRequest } from 'fastify';
import { urlencodedForm } from '../../../forms/urlencoded-forms.ts';
import { refusals } from '../../../http/responses/refusal.ts';

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
