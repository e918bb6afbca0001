import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../contract/api.ts';
import type { ProjectResponse } from '../../../contract/api-responses.ts';
import { PROJECTS_PER_PAGE } from '../../../contract/project-pages.ts';
import type { ProjectFilter } from '../../../contract/screens.ts';
import { fetchJson } from '../../queries/fetch-json.ts';
import { queryClient } from '../../queries/use-api.ts';

type Page = readonly ProjectResponse[];

type ProjectPagesOptions = { filter: ProjectFilter; firstPage: number; initial: Page | undefined };

/** Always stale: fetched whenever the list is shown. */
export function useProjectPages({ filter, firstPage, initial }: ProjectPagesOptions) {
  const options = infiniteQueryOptions({
    queryKey: [pathOf(filter, firstPage)],
    queryFn: ({ pageParam, signal }) =>
      fetchJson<Page>(pathOf(filter, pageParam), { signal, isExpected: Array.isArray }),
    initialPageParam: firstPage,
    getNextPageParam: (last: Page, _all, page) => (last.length === PROJECTS_PER_PAGE ? page + 1 : undefined),
    staleTime: 0,
    refetchOnMount: 'always',
    placeholderData: (previous) => previous ?? (initial && { pages: [initial], pageParams: [firstPage] }),
  });
  return useInfiniteQuery(options, queryClient);
}

function pathOf(filter: ProjectFilter, page: number): string {
  const query = new URLSearchParams({ ...filter, ...(page > 1 && { page: String(page) }) }).toString();
  return apiPaths.projects + (query && `?${query}`);
}
