import { dataOf, type ReadDocument, tagsOf } from './read-document.ts';

/** The internal links of a document: paths relative to the site's root, with query and anchor. */
export function linksOf({ path, html }: ReadDocument): string[] {
  const anchors = tagsOf(html, 'a').map(({ href }) => href);
  const forms = [
    ...tagsOf(html, 'form').filter(({ method = 'get', action }) => method === 'get' && action),
    ...tagsOf(html, 'button').map(({ formaction }) => ({ action: formaction })),
  ].map(({ action }) => action);
  return [...new Set([...anchors, ...forms].flatMap((address) => ownAddress(address, path)))];
}

/** The files that a document references. */
export function filesOf({ path, html }: ReadDocument): string[] {
  const sources = ['img', 'source', 'script', 'link', 'use', 'video']
    .flatMap((name) => tagsOf(html, name))
    .flatMap(({ src, href, rel, srcset, imagesrcset }) => [
      src,
      rel === 'canonical' ? undefined : href,
      ...candidatesOf(srcset),
      ...candidatesOf(imagesrcset),
    ]);
  return [...new Set([stylesheetOf(html), ...sources].flatMap((address) => ownAddress(address, path)))];
}

/** The URL of the whole stylesheet, which the scripts load. */
export function stylesheetOf(html: string): string | undefined {
  return dataOf(html, 'application/json').find(({ stylesheet }) => stylesheet)?.stylesheet as
    | string
    | undefined;
}

function candidatesOf(srcset = ''): (string | undefined)[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]);
}

function ownAddress(address: string | undefined, path: string): string[] {
  const SITE = 'http://site.example';
  const url = address && URL.parse(address, SITE + path);
  return url && url.origin === SITE ? [url.pathname + url.search + url.hash] : [];
}
