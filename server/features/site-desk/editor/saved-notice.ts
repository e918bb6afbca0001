import type { FastifyRequest } from 'fastify';
import { wordsAsked } from '../../../desk-pages/ask-words-part.ts';
import { type Notice, noticeBox } from '../../../desk-pages/desk-page.ts';
import { doneAction } from '../../../desk-pages/done-notice.ts';
import { queryValue } from '../../../desk-pages/request-values.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import type { PublicState } from '../public-state.ts';

/** What an action has done besides saving. */
export type DoneAction = 'asked' | 'not-mailed' | 'photo-moved' | 'photo-removed';

/** A notice that stands at a part of the editor, which has this id. */
export type PartNotice = Notice & { readonly part?: string | undefined };

const HAPPENED = { saved: 'Saved', 'photo-moved': 'Moved', 'photo-removed': 'Removed' } as const;

const WHO_SEES: Readonly<Record<PublicState, string>> = {
  draft: 'Only you see it until you publish it.',
  changed: 'Visitors see what was there before until you publish it.',
  live: 'Nothing has changed: visitors see it.',
};

/** The notice that the URL asks for. */
export function savedNotice(request: FastifyRequest, state: PublicState): PartNotice | undefined {
  const done = doneAction(request);
  const part = queryValue(request, 'part');
  const place = part ? { part, isInBody: true } : {};
  if (done === 'asked' || done === 'not-mailed') return { ...place, ...wordsAsked[done] };
  if (done !== 'saved' && done !== 'photo-moved' && done !== 'photo-removed') return undefined;
  const happened = HAPPENED[done];
  const title = done === 'saved' && state !== 'live' ? 'Saved, not live yet' : happened;
  return { ...place, happened: title, sentence: `${happened}. ${WHO_SEES[state]}` };
}

/** The notice, if it stands at this part. */
export function noticeAt(part: string, notice: PartNotice | undefined): Html | undefined {
  return notice?.part === part ? html`${noticeBox(notice, part)}` : undefined;
}
