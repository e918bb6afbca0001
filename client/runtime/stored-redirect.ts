import { REDIRECT_KEY } from '../../contract/documents.ts';
import { replaceAddress } from '../location/location.ts';
import { sessionStore } from '../storage.ts';

const REPLAY_DELAY_MS = 100;

/** Reads and removes the stored address. Only addresses of this site are followed. */
export function replayStoredRedirect(): void {
  const stored = sessionStore.read(REDIRECT_KEY);
  if (stored === null) return;
  sessionStore.remove(REDIRECT_KEY);
  const url = sameOriginUrl(stored);
  if (url) setTimeout(() => replaceAddress(url), REPLAY_DELAY_MS);
}

function sameOriginUrl(stored: string): string | undefined {
  try {
    const url = new URL(stored, location.href);
    return url.origin === location.origin ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}
