import { useEffect, useState } from 'react';
import { type FetchOptions, fetchJson } from './fetch-json.ts';

/** Responses by path, cached for as long as the page is open: they never go stale (docs/behaviours.md). */
const answers = new Map<string, unknown>();

type ApiOptions<Answer> = FetchOptions & {
  /** Shown until the response arrives. */
  readonly placeholder?: Answer | null | undefined;
  readonly isEnabled?: boolean;
};

type ApiState<Answer> = {
  readonly data: Answer | null | undefined;
  /** There is nothing to show yet, not even a placeholder. */
  readonly isPending: boolean;
  readonly isError: boolean;
};

export function useApi<Answer>(
  path: string,
  { placeholder, isEnabled = true, isExpected, unauthorizedIsEmpty, limitMs }: ApiOptions<Answer> = {},
): ApiState<Answer> {
  const [settled, setSettled] = useState<{ path: string; isError: boolean }>();

  useEffect(() => {
    if (!isEnabled || answers.has(path)) return;
    let isCurrent = true;
    const settle = (isError: boolean) => isCurrent && setSettled({ path, isError });
    fetchJson<Answer>(path, { isExpected, unauthorizedIsEmpty, limitMs })
      .then((answer) => answers.set(path, answer))
      .then(
        () => settle(false),
        () => settle(true),
      );
    return () => {
      isCurrent = false;
    };
  }, [path, isEnabled, isExpected, unauthorizedIsEmpty, limitMs]);

  const isError = settled?.path === path && settled.isError;
  // A cached response is used only once enabled, because hydration must match the document.
  const isAnswered = isEnabled && answers.has(path);
  const data = isAnswered ? (answers.get(path) as Answer | null) : isError ? undefined : placeholder;
  return { data, isPending: data === undefined && !isError, isError };
}
