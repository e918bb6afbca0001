import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../contract/api.ts';
import { PROJECTS_PER_PAGE } from '../../../contract/project-pages.ts';
import type { ProjectAnswer } from '../../../contract/read-only-answers.ts';
import type { ProjectFilter } from '../../../contract/screens.ts';
import { fetchJson } from '../../queries/fetch-json.ts';

type Page = readonly ProjectAnswer[];

type ProjectPagesOptions = {
  readonly filter: ProjectFilter;
  readonly firstPage: number;
  /** What the document shows of this very list. */
  readonly initial: Page | undefined;
};

/** The projects call, page by page. Always stale: asked anew whenever the list opens. */
export function useProjectPages({ filter, firstPage, initial }: ProjectPagesOptions) {
  return useInfiniteQuery({
    queryKey: [callOf(filter, firstPage)],
    queryFn: ({ pageParam, signal }) => fetchJson<Page>(callOf(filter, pageParam), signal),
    initialPageParam: firstPage,
    getNextPageParam: (last: Page, _all, page) => (last.length === PROJECTS_PER_PAGE ? page + 1 : undefined),
    staleTime: 0,
    refetchOnMount: 'always',
    placeholderData: (previous) => previous ?? (initial && { pages: [initial], pageParams: [firstPage] }),
  });
}

function callOf(filter: ProjectFilter, page: number): string {
  const query = new URLSearchParams({ ...filter, ...(page > 1 && { page: String(page) }) }).toString();
  return apiPaths.projects + (query && `?${query}`);
}
