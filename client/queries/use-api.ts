import { useEffect, useState } from 'react';
import { type FetchOptions, fetchJson } from './fetch-json.ts';

/** Responses by path, cached for as long as the page is open: they never go stale (docs/behaviours.md). */
const responses = new Map<string, unknown>();

type ApiOptions<Data> = FetchOptions & {
  /** Shown until the response arrives. */
  readonly placeholder?: Data | null | undefined;
  readonly isEnabled?: boolean;
};

type ApiState<Data> = {
  readonly data: Data | null | undefined;
  /** There is nothing to show yet, not even a placeholder. */
  readonly isPending: boolean;
  readonly isError: boolean;
};

export function useApi<Data>(
  path: string,
  { placeholder, isEnabled = true, isExpected, unauthorizedIsEmpty, timeoutMs }: ApiOptions<Data> = {},
): ApiState<Data> {
  const [settled, setSettled] = useState<{ path: string; isError: boolean }>();

  useEffect(() => {
    if (!isEnabled || responses.has(path)) return;
    let isCurrent = true;
    const settle = (isError: boolean) => isCurrent && setSettled({ path, isError });
    fetchJson<Data>(path, { isExpected, unauthorizedIsEmpty, timeoutMs })
      .then((body) => responses.set(path, body))
      .then(
        () => settle(false),
        () => settle(true),
      );
    return () => {
      isCurrent = false;
    };
  }, [path, isEnabled, isExpected, unauthorizedIsEmpty, timeoutMs]);

  const isError = settled?.path === path && settled.isError;
  // A cached response is used only once enabled, because hydration must match the document.
  const isCached = isEnabled && responses.has(path);
  const data = isCached ? (responses.get(path) as Data | null) : isError ? undefined : placeholder;
  return { data, isPending: data === undefined && !isError, isError };
}
