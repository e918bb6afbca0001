import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Notice } from '../../desk-pages/desk-page.ts';
import { html } from '../../http/html.ts';
import { queryCipher } from '../../operator/encrypted-query.ts';
import type { DeskForm } from './desk-form.ts';
import type { PublicState } from './editor.ts';

const SENTENCES: Readonly<Record<PublicState, string>> = {
  draft: 'Saved. Only you see it until you publish it.',
  changed: 'Saved. Visitors see what was there before until you publish it.',
  live: 'Saved. Nothing has changed: visitors see it.',
};

const LEFT_OUT_SECRET = 'desk-left-out';

/**
 * The URL to redirect to after a save. It contains the messages about files that were left out, so that a reload does
 * not repeat the save. They are encrypted, so that nobody can make a link that shows the owner a text of their own.
 */
export async function savedPath(path: string, database: Database, { leftOut }: DeskForm): Promise<string> {
  const parameters = new URLSearchParams({ done: 'saved' });
  if (leftOut.length > 0) {
    const sentences = JSON.stringify(leftOut.map(({ sentence }) => sentence));
    parameters.set('left-out', await queryCipher(database, LEFT_OUT_SECRET).encrypt(sentences));
  }
  return `${path}?${parameters}`;
}

/** The notice that the URL asks for, above the editor. */
export async function savedNotice(
  request: FastifyRequest,
  database: Database,
  state: PublicState,
): Promise<Notice | undefined> {
  const { done, 'left-out': leftOut } = request.query as Record<string, unknown>;
  if (done === 'asked')
    return { happened: 'Asked', sentence: 'Asked for their words. What comes of it stands on this page.' };
  if (done !== 'saved') return undefined;
  const cipher = queryCipher(database, LEFT_OUT_SECRET);
  const decrypted = typeof leftOut === 'string' ? await cipher.decrypt(leftOut) : undefined;
  const sentences: readonly string[] = decrypted ? JSON.parse(decrypted) : [];
  return {
    happened: state === 'live' ? 'Saved' : 'Saved, not live yet',
    sentence: SENTENCES[state],
    ...(sentences.length > 0 && { more: html`${sentences.map((sentence) => html`<p>${sentence}</p>`)}` }),
  };
}
