import type { FastifyRequest } from 'fastify';
import type { Notice } from '../../desk-pages/desk-page.ts';
import { queryValue } from '../../desk-pages/request-values.ts';

const NOTICES = {
  saved: { happened: 'Saved', sentence: 'The hours are saved. They hold from now on.' },
  renewed: {
    happened: 'New address',
    sentence: 'Your calendar has a new address. Add it to your phone again: the old one has stopped.',
  },
  booked: { happened: 'Booked', sentence: 'The visit is booked.' },
  moved: { happened: 'Changed', sentence: 'The visit is changed. These are its details now.' },
  cancelled: { happened: 'Cancelled', sentence: 'The visit is cancelled, and its time is free again.' },
} as const satisfies Record<string, Notice>;

/** The URL to redirect to after an action. It names the action, so that a reload does not repeat it. */
export function withNotice(path: string, done: keyof typeof NOTICES): string {
  return `${path}?${new URLSearchParams({ done })}`;
}

/** The notice that the URL asks for. */
export function deskNotice(request: FastifyRequest): Notice | undefined {
  const done = queryValue(request, 'done');
  return Object.entries(NOTICES).find(([name]) => name === done)?.[1];
}
