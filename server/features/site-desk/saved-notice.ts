import type { FastifyRequest } from 'fastify';
import type { Notice } from '../../desk-pages/desk-page.ts';
import type { PublicState } from './editor.ts';

const SENTENCES: Readonly<Record<PublicState, string>> = {
  draft: 'Saved. Only you see it until you publish it.',
  changed: 'Saved. Visitors see what was there before until you publish it.',
  live: 'Saved. Nothing has changed: visitors see it.',
};

/** The notice that the URL asks for, above the editor. */
export function savedNotice(request: FastifyRequest, state: PublicState): Notice | undefined {
  const { done } = request.query as Record<string, unknown>;
  if (done === 'asked')
    return { happened: 'Asked', sentence: 'Asked for their words. What comes of it stands on this page.' };
  if (done !== 'saved') return undefined;
  return { happened: state === 'live' ? 'Saved' : 'Saved, not live yet', sentence: SENTENCES[state] };
}
