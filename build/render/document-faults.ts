import { extname } from 'node:path';
import { isWritten } from '../../content/written.ts';
import { isPagePath } from '../../server/http/documents/pages.ts';

type Planned = {
  /** The paths of all documents of the set. */
  readonly paths: ReadonlySet<string>;
  /** The path under which the site is deployed, with a trailing slash. */
  readonly base: string;
};

/**
 * Faults of a rendered document: an empty main element, the word TODO, or a link to a page that the set does not
 * contain. A set with any of these is not shown: visitors keep the previous one.
 */
export function documentFaults(path: string, html: string, { paths, base }: Planned): string[] {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const isEmpty = main.replace(/<[^>]+>/g, '').trim() === '';
  const broken = pageLinks(html, base).filter((link) => !paths.has(link));
  return [
    ...(isEmpty ? [`${path} is empty.`] : []),
    ...(isWritten(main) ? [] : [`${path} says TODO.`]),
    ...[...new Set(broken)].map((link) => `${path} links to ${link}, which is not there.`),
  ];
}

/** Links to pages of this site: not to files, which have an extension, and not to the server's own routes. */
function pageLinks(html: string, base: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*href="([^"#?]*)/g)].map(([, href = '']) => href);
  return links
    .filter((href) => href.startsWith(base) && extname(href) === '')
    .map((href) => `/${href.slice(base.length)}`)
    .filter(isPagePath);
}
