import { stateMark } from '../../desk-pages/parts/lists.ts';
import type { Html } from '../../page-parts/html.ts';
import type { SiteRecord } from '../../publications/site-records.ts';
import { fullTime } from '../../time/spoken-time.ts';

/** What visitors see: the last saved revision, an earlier one, or nothing. */
export type PublicState = 'live' | 'changed' | 'draft';

const STATES = {
  live: { mark: 'live', text: 'Live', about: 'Visitors see it.' },
  changed: { mark: 'waits', text: 'Saved, not live yet', about: 'Visitors see what was there before.' },
  draft: { mark: 'draft', text: 'Draft', about: 'Only you see it.' },
} as const;

/** The state in a list. */
export function publicStateMark(state: PublicState): Html {
  const { mark, text } = STATES[state];
  return stateMark(mark, text);
}

/** The state above an editor. */
export function publicStateLine(state: PublicState, { changedAt }: SiteRecord): Html {
  const { mark, text, about } = STATES[state];
  return stateMark(mark, `${text}, saved on ${fullTime(changedAt)}. ${about}`);
}
