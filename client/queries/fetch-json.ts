import { withBase } from '../ui/base-path.ts';
import { withTimeout } from '../ui/with-timeout.ts';

const TIMEOUT_MS = 30_000;

export type FetchOptions = {
  /** Validates the body; an unexpected body is a failure. */
  readonly isExpected?: ((body: unknown) => boolean) | undefined;
  /** Treats a 401 as an empty result instead of a failure. */
  readonly unauthorizedIsEmpty?: boolean | undefined;
  readonly timeoutMs?: number | undefined;
};

/** A GET request with credentials and without retries (docs/behaviours.md). */
export function fetchJson<Data>(
  path: string,
  { isExpected, unauthorizedIsEmpty, timeoutMs = TIMEOUT_MS }: FetchOptions = {},
): Promise<Data> {
  return withTimeout(timeoutMs, async (signal) => {
    const response = await fetch(withBase(path), { credentials: 'include', signal });
    if (response.status === 401 && unauthorizedIsEmpty) return null;
    if (!response.ok)
      throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
    const body = await response.json();
    if (isExpected && !isExpected(body)) throw new Error(`Not what was expected of ${path}`);
    return body;
  });
}
