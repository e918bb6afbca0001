import { QueryClient, QueryClientProvider, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AnswerError, fetchJson } from './fetch-json.ts';

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey, signal }) => fetchJson(String(queryKey[0]), signal),
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    mutations: { retry: false },
  },
});

/** Around every page that fetches. It lives in their chunks, so that the others do not carry it. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

type CallOptions<Answer> = {
  /** What the document was rendered with: shown until the answer is there. */
  initial?: Answer | null | undefined;
  /** False while it is not known what to ask for. */
  isEnabled?: boolean;
  /** Ask again whenever the screen opens, even if an earlier answer is at hand. */
  alwaysStale?: boolean;
  /** A 401 is an empty result instead of an error. */
  unauthorizedIsEmpty?: boolean;
};

/** A call by its address. */
export function useCall<Answer>(
  path: string,
  options: CallOptions<Answer> = {},
): UseQueryResult<Answer | null> {
  return useQuery<Answer | null>({
    queryKey: [path],
    enabled: options.isEnabled ?? true,
    ...(options.initial !== undefined && { placeholderData: options.initial as never }),
    ...(options.alwaysStale && { staleTime: 0, refetchOnMount: 'always' as const }),
    ...(options.unauthorizedIsEmpty && { queryFn: () => emptyWhenUnauthorized<Answer>(path) }),
  });
}

async function emptyWhenUnauthorized<Answer>(path: string): Promise<Answer | null> {
  try {
    return await fetchJson<Answer>(path);
  } catch (error) {
    if (error instanceof AnswerError && error.status === 401) return null;
    throw error;
  }
}
