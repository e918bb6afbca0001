import type { FastifyRequest } from 'fastify';
import type { Notice } from '../../desk-pages/desk-page.ts';
import { doneAction } from '../../desk-pages/done-notice.ts';

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

/** What an action on the desk's pages of visits did. */
export type VisitAction = keyof typeof NOTICES;

/** The notice that the URL asks for. */
export function deskNotice(request: FastifyRequest): Notice | undefined {
  const done = doneAction(request);
  return Object.entries(NOTICES).find(([name]) => name === done)?.[1];
}
