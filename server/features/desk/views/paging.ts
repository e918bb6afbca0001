import { type Html, html } from '../../../page-parts/html.ts';
import type { Cursor, ListPage } from '../../../records/list-page.ts';

export const PER_PAGE = 25;

const CURSOR = /^(?<part>[a-z]+),(?<at>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z),(?<id>\d{1,9})$/;

/** Parses the query of a list's URL; undefined for the first page and for an invalid cursor. */
export function parseCursor(query: unknown): Cursor | undefined {
  const { after, before } = query as Record<string, unknown>;
  const direction = after === undefined ? 'before' : 'after';
  const { part, at, id } = CURSOR.exec(String(after ?? before))?.groups ?? {};
  return part && at && id ? { direction, place: { part, at, id: Number(id) } } : undefined;
}

/** The inverse of `parseCursor`. A cursor contains times, ids and names of parts, but no personal data. */
export function cursorQuery({ direction, place: { part, at, id } }: Cursor): string {
  return `${direction}=${part},${at},${id}`;
}

export function pagePath(path: string, cursor: Cursor): string {
  return `${path}?${cursorQuery(cursor)}`;
}

/** Says which rows are shown, with links to the other pages. */
export function pageLinks(
  path: string,
  { shown, offset, total, back, more }: Omit<ListPage<unknown>, 'sections'>,
): Html {
  if (total <= shown) return html``;
  const link = (to: Cursor, label: string, rel: string) =>
    html`<a class="button" href="${pagePath(path, to)}" rel="${rel}">${label}</a>`;
  return html`<nav class="pages" aria-label="Pages">
${back && link(back, 'Back', 'prev')}
<span>${`${offset + 1} to ${offset + shown} of ${total}`}</span>
${more && link(more, 'More', 'next')}
</nav>`;
}
