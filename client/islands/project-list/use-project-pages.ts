import { useEffect, useReducer, useState } from 'react';
import { apiPaths } from '../../../contract/api.ts';
import type { ListedProject } from '../../../contract/api-responses.ts';
import { PROJECTS_PER_PAGE } from '../../../contract/project-pages.ts';
import type { ProjectFilter } from '../../../contract/screens.ts';
import { fetchJson } from '../../queries/fetch-json.ts';

type Page = readonly ListedProject[];

type Loaded = {
  /** The API path of the first page. Undefined for the projects of the document. */
  readonly path?: string;
  readonly pages: readonly Page[];
  readonly isError: boolean;
};

type ProjectPagesOptions = { filter: ProjectFilter; firstPage: number; initial: Page | undefined };

/** Never cached: fetched whenever the list is shown. The pages of the last filter stay until the new ones arrive. */
export function useProjectPages({ filter, firstPage, initial }: ProjectPagesOptions) {
  const path = pathOf(filter, firstPage);
  const [loaded, setLoaded] = useState<Loaded>({ pages: initial ? [initial] : [], isError: false });
  const [attempt, retry] = useReducer((attempts: number) => attempts + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches the same path again
  useEffect(() => {
    let isCurrent = true;
    fetchPage(path).then(
      (page) => isCurrent && setLoaded({ path, pages: [page], isError: false }),
      () => isCurrent && setLoaded((before) => ({ ...before, isError: true })),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, attempt]);

  /** Sets the page by index, so that a second click while it is loading does not show it twice. */
  function showPage(index: number, page: Page) {
    setLoaded((before) =>
      before.path === path ? { path, pages: before.pages.toSpliced(index, 1, page), isError: false } : before,
    );
  }

  const { pages, isError } = loaded;
  return {
    projects: pages.length > 0 ? pages.flat() : undefined,
    isError,
    retry,
    loadMore() {
      if (pages.at(-1)?.length !== PROJECTS_PER_PAGE) return;
      fetchPage(pathOf(filter, firstPage + pages.length)).then(
        (page) => showPage(pages.length, page),
        () => setLoaded((before) => ({ ...before, isError: true })),
      );
    },
  } as const;
}

function fetchPage(path: string): Promise<Page> {
  return fetchJson<Page>(path, { isExpected: Array.isArray });
}

function pathOf(filter: ProjectFilter, page: number): string {
  const query = new URLSearchParams({ ...filter, ...(page > 1 && { page: String(page) }) }).toString();
  return apiPaths.projects + (query && `?${query}`);
}
