import { type Html, html } from '../../html.ts';

const PER_PAGE = 25;

export type Paging = { readonly page: number; readonly limit: number; readonly offset: number };

export function parsePaging(query: unknown): Paging {
  const wanted = Number(new URLSearchParams(query as Record<string, string>).get('page') ?? 1);
  const page = Number.isSafeInteger(wanted) && wanted > 0 && wanted < 100_000 ? wanted : 1;
  return { page, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
}

/** Which of them are shown, and the way to the others. */
export function pageLinks(path: string, { page, limit, offset }: Paging, shown: number, total: number): Html {
  if (total <= limit && page === 1) return html``;
  const link = (to: number, label: string, rel: string) =>
    html`<a class="line" href="${path}?page=${to}" rel="${rel}">${label}</a>`;
  return html`<nav class="pages" aria-label="Pages">
${page > 1 && link(page - 1, 'Back', 'prev')}
<span>${shown > 0 ? `${offset + 1} to ${offset + shown} of ${total}` : `None here, ${total} in all`}</span>
${offset + shown < total && shown > 0 && link(page + 1, 'More', 'next')}
</nav>`;
}
