import { useEffect, useReducer, useState } from 'react';
import { apiPaths } from '../../../contract/api.ts';
import type { ListedProject } from '../../../contract/api-responses.ts';
import { filterProjects } from '../../../contract/project-filter.ts';
import { PROJECTS_PER_PAGE, pageOfProjects } from '../../../contract/project-pages.ts';
import type { ProjectFilter } from '../../../contract/screens.ts';
import { isReturn } from '../../location/location.ts';
import { fetchJson } from '../../queries/fetch-json.ts';

type Page = readonly ListedProject[];

type Loaded = {
  /** The API path of the first page. Undefined while there is none. */
  readonly path?: string;
  readonly pages: readonly Page[];
  /** What failed to load last: the first page, or the one after those that are shown. */
  readonly failed?: 'first' | 'next' | undefined;
};

/** The pages that were shown last: on a return to them the document has only the first. */
let left: Loaded | undefined;

type ProjectPagesOptions = {
  /** The list has several pages. Otherwise all that arrives is shown. */
  isPaged: boolean;
  filter: ProjectFilter;
  firstPage: number;
  initial: Page | undefined;
};

/** Never cached: fetched whenever the list is shown. The pages of the last filter stay until the new ones arrive. */
export function useProjectPages({ isPaged, filter, firstPage, initial }: ProjectPagesOptions) {
  const path = pathOf(filter, firstPage);
  const [loaded, setLoaded] = useState<Loaded>(() => {
    if (left?.path === path && isReturn()) return left;
    return initial ? { path, pages: [initial] } : { pages: [] };
  });
  const [attempt, retry] = useReducer((attempts: number) => attempts + 1, 0);

  async function fetchPage(page: number): Promise<Page> {
    const response = await fetchJson<Page>(pathOf(filter, page), { isExpected: Array.isArray });
    return isPaged ? pageIn(response, filter, page) : response;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path stands for filter and page; another attempt fetches it again
  useEffect(() => {
    let isCurrent = true;
    fetchPage(firstPage).then(
      (page) =>
        isCurrent &&
        setLoaded((before) => ({
          path,
          pages: before.path === path ? before.pages.with(0, page) : [page],
        })),
      () => isCurrent && setLoaded((before) => ({ ...before, failed: 'first' })),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, attempt]);

  useEffect(() => {
    left = { ...loaded, failed: undefined };
  }, [loaded]);

  /** Unless another list is shown by now. */
  function update(change: (before: Loaded) => Partial<Loaded>) {
    setLoaded((before) =>
      before.path === path ? { ...before, failed: undefined, ...change(before) } : before,
    );
  }

  const { pages, failed } = loaded;
  return {
    projects: pages.length > 0 ? pages.flat() : undefined,
    failed,
    retry,
    loadMore() {
      if (pages.at(-1)?.length !== PROJECTS_PER_PAGE) return;
      update(() => ({}));
      fetchPage(firstPage + pages.length).then(
        // Set by index, so that a second click while it is loading does not show it twice.
        (page) => update((before) => ({ pages: before.pages.toSpliced(pages.length, 1, page) })),
        () => update(() => ({ failed: 'next' })),
      );
    },
  } as const;
}

/** A static host responds to every query with the whole list. */
function pageIn(response: Page, filter: ProjectFilter, page: number): Page {
  return response.length > PROJECTS_PER_PAGE
    ? pageOfProjects(filterProjects(response, filter), page)
    : response;
}

function pathOf(filter: ProjectFilter, page: number): string {
  const query = new URLSearchParams({ ...filter, ...(page > 1 && { page: String(page) }) }).toString();
  return apiPaths.projects + (query && `?${query}`);
}
