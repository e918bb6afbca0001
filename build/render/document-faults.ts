import { extname } from 'node:path';
import { isWritten } from '../../content/written.ts';
import { isPagePath } from '../../server/http/documents/pages.ts';

type Planned = {
  /** Of all documents of the set. */
  readonly paths: ReadonlySet<string>;
  /** The path that the site is deployed under, with a slash at its end. */
  readonly base: string;
};

/**
 * What is wrong with a document that was rendered: nothing in its main part, the word TODO, a link to a page that the
 * set does not have. With any of these in it a set is not shown: visitors keep the one that they have.
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

/** Paths of our own pages: files have an extension, and calls are the server's. */
function pageLinks(html: string, base: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*href="([^"#?]*)/g)].map(([, href = '']) => href);
  return links
    .filter((href) => href.startsWith(base) && extname(href) === '')
    .map((href) => `/${href.slice(base.length)}`)
    .filter(isPagePath);
}
