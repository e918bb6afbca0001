import { withBase } from '../ui/base-path.ts';
import { withTimeLimit } from '../ui/time-limit.ts';

const LIMIT_MS = 30_000;

export type FetchOptions = {
  /** Validates the body; an unexpected body is a failure. */
  readonly isExpected?: ((body: unknown) => boolean) | undefined;
  /** Treats a 401 as an empty result instead of a failure. */
  readonly unauthorizedIsEmpty?: boolean | undefined;
  readonly limitMs?: number | undefined;
};

/** A GET request with credentials and without retries (docs/behaviours.md). */
export function fetchJson<Data>(
  path: string,
  { isExpected, unauthorizedIsEmpty, limitMs = LIMIT_MS }: FetchOptions = {},
): Promise<Data> {
  return withTimeLimit(limitMs, async (signal) => {
    const response = await fetch(withBase(path), { credentials: 'include', signal });
    if (response.status === 401 && unauthorizedIsEmpty) return null;
    if (!response.ok)
      throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
    const body = await response.json();
    if (isExpected && !isExpected(body)) throw new Error(`Not what was expected of ${path}`);
    return body;
  });
}
