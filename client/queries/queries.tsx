import { QueryClient, QueryClientProvider, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fetchJson, HttpError } from './fetch-json.ts';

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

/** Wraps each island that fetches; all of them share one cache. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

type ApiOptions<Answer> = {
  /** Shown until the answer arrives. */
  placeholder?: Answer | null | undefined;
  isEnabled?: boolean;
  /** A 401 is an empty result instead of an error. */
  unauthorizedIsEmpty?: boolean;
};

export function useApi<Answer>(
  path: string,
  { placeholder, isEnabled = true, unauthorizedIsEmpty }: ApiOptions<Answer> = {},
): UseQueryResult<Answer | null> {
  return useQuery<Answer | null>({
    queryKey: [path],
    enabled: isEnabled,
    ...(placeholder !== undefined && { placeholderData: placeholder as never }),
    ...(unauthorizedIsEmpty && { queryFn: () => fetchJson<Answer>(path).catch(emptyIfUnauthorized) }),
  });
}

function emptyIfUnauthorized(error: unknown): null {
  if (error instanceof HttpError && error.status === 401) return null;
  throw error;
}
