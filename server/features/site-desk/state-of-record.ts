import { stateMark } from '../../desk-pages/parts/lists.ts';
import type { Html } from '../../page-parts/html.ts';
import type { SiteRecord } from '../../publications/site-records.ts';
import { fullTime } from '../../time/spoken-time.ts';

/** What visitors see: the last saved revision, an earlier one, or nothing. */
export type PublicState = 'live' | 'changed' | 'draft';

const STATES = {
  live: { mark: 'live', words: 'Live', about: 'Visitors see it.' },
  changed: { mark: 'waits', words: 'Saved, not live yet', about: 'Visitors see what was there before.' },
  draft: { mark: 'draft', words: 'Draft', about: 'Only you see it.' },
} as const;

/** The state in a list. */
export function stateOfRecord(state: PublicState): Html {
  const { mark, words } = STATES[state];
  return stateMark(mark, words);
}

/** The state above an editor. */
export function stateLine(state: PublicState, { changedAt }: SiteRecord): Html {
  const { mark, words, about } = STATES[state];
  return stateMark(mark, `${words}, saved on ${fullTime(changedAt)}. ${about}`);
}
