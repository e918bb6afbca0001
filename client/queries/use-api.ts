import { QueryClient, type QueryFunctionContext, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { fetchJson, HttpError } from './fetch-json.ts';

/** Passed to every hook instead of a provider: the islands are React roots of their own, and share this cache. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey, signal }) => fetchJson(String(queryKey[0]), { signal }),
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    mutations: { retry: false },
  },
});
// As the provider does: requests that wait for the network go on when it is back.
queryClient.mount();

type ApiOptions<Answer> = {
  /** Shown until the answer arrives. */
  placeholder?: Answer | null | undefined;
  isEnabled?: boolean;
  /** A body that is not as expected is an error. */
  isExpected?: (body: unknown) => boolean;
  /** A 401 is an empty result instead of an error. */
  unauthorizedIsEmpty?: boolean;
};

export function useApi<Answer>(
  path: string,
  { placeholder, isEnabled = true, isExpected, unauthorizedIsEmpty }: ApiOptions<Answer> = {},
): UseQueryResult<Answer | null> {
  const options = {
    queryKey: [path],
    enabled: isEnabled,
    ...(placeholder !== undefined && { placeholderData: placeholder as never }),
    ...(isExpected && {
      queryFn: ({ signal }: QueryFunctionContext) => fetchJson<Answer>(path, { signal, isExpected }),
    }),
    ...(unauthorizedIsEmpty && { queryFn: () => fetchJson<Answer>(path).catch(emptyIfUnauthorized) }),
  };
  return useQuery<Answer | null>(options, queryClient);
}

function emptyIfUnauthorized(error: unknown): null {
  if (error instanceof HttpError && error.status === 401) return null;
  throw error;
}
