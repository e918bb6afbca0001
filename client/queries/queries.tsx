import { QueryClient, QueryClientProvider, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AnswerError, fetchJson } from './fetch-json.ts';
import { useSeed } from './seeds.ts';

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

type CallOptions = {
  /** Ask again whenever the screen opens, even if an earlier answer is at hand. */
  alwaysStale?: boolean;
  /** A 401 is an empty result instead of an error. */
  unauthorizedIsEmpty?: boolean;
};

/** A call by its address. What the document was made with is shown until the answer is there. */
export function useCall<Answer>(path: string, options: CallOptions = {}): UseQueryResult<Answer | null> {
  const seed = useSeed<Answer>(path);
  return useQuery<Answer | null>({
    queryKey: [path],
    ...(seed !== undefined && { placeholderData: seed as never }),
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
