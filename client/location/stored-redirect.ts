import { REDIRECT_KEY } from '../../contract/redirect-key.ts';
import { replaceAddress } from './location-store.ts';

const REPLAY_DELAY = 100;

/** Consumes the stored address once. Only addresses of this site are followed. */
export function replayStoredRedirect(): void {
  const stored = sessionStorage.getItem(REDIRECT_KEY);
  if (stored === null) return;
  sessionStorage.removeItem(REDIRECT_KEY);
  const url = sameOriginUrl(stored);
  if (url) setTimeout(() => replaceAddress(url), REPLAY_DELAY);
}

function sameOriginUrl(stored: string): string | undefined {
  const url = URL.parse(stored, location.href);
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : undefined;
}
