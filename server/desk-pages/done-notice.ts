import type { FastifyRequest } from 'fastify';
import { queryValue } from './request-values.ts';

/** The URL to redirect to after an action. It names the action, so that a reload does not repeat it. */
export function withNotice<Action extends string>(path: string, done: Action): string {
  return `${path}?${new URLSearchParams({ done })}`;
}

/** The action that the URL names; empty if none. */
export function doneAction(request: FastifyRequest): string {
  return queryValue(request, 'done');
}
