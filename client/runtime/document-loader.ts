import { NOT_FOUND_PATH, notFoundPath } from '../../contract/documents.ts';
import { splitRoute } from '../../contract/routes.ts';
import { matchScreen } from '../../contract/screens.ts';
import { linkPath } from '../routes.ts';
import { withBase } from '../ui/base-path.ts';
import { NAVIGATION_TIMEOUT_MS, withTimeout } from '../ui/with-timeout.ts';
import { trustedHtml } from './trusted-html.ts';

type FetchedDocument = {
  /** The route that the document shows. */
  readonly route: string | undefined;
  /** Each navigation needs a copy of its own, because it moves the nodes into the page. */
  copy(): Document;
};

/** Fetched documents by path, cached for as long as the page is open. */
const documents = new Map<string, Promise<FetchedDocument>>();

/** The path of the document that shows a route, without query and anchor. */
export function linkPathname(route: string): string {
  return splitRoute(linkPath(route)).path;
}

/** Fetches the document of a route, unless it is cached. */
export function loadDocument(route: string): Promise<FetchedDocument> {
  const path = linkPathname(route);
  const known =
    documents.get(path) ?? withTimeout(NAVIGATION_TIMEOUT_MS, (signal) => fetchDocument(path, signal));
  documents.set(path, known);
  known.catch(() => documents.delete(path));
  return known;
}

/** For an unknown path the server sends a 404 with its screen's not-found document; a static host has one for all. */
async function fetchDocument(path: string, signal: AbortSignal): Promise<FetchedDocument> {
  const { status, html } = await fetchHtml(path, signal);
  const fetched = parseAhead(html);
  const ownPath = notFoundPath(matchScreen(path).screen);
  const isOfScreen =
    fetched.route !== undefined && (fetched.route !== NOT_FOUND_PATH || ownPath === NOT_FOUND_PATH);
  if (isOfScreen) return fetched;
  if (status !== 404) throw new Error(`${path} was answered with a page of another site`);
  return parseAhead((await fetchHtml(ownPath, signal)).html);
}

async function fetchHtml(path: string, signal: AbortSignal): Promise<{ status: number; html: string }> {
  const response = await fetch(withBase(path), { headers: { Accept: 'text/html' }, signal });
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!isDocument || (!response.ok && response.status !== 404))
    throw new Error(`${path} was answered with ${response.status}`);
  return { status: response.status, html: await response.text() };
}

/** Parses the first copy immediately, so that it is ready when a navigation needs it. */
function parseAhead(html: string): FetchedDocument {
  let ready: Document | undefined = parse(html);
  return {
    route: ready.documentElement.dataset.route,
    copy() {
      const copy = ready ?? parse(html);
      ready = undefined;
      return copy;
    },
  };
}

/** Drops the inline style: this page has the whole stylesheet, and its CSP allows no inline style but its own. */
function parse(html: string): Document {
  return new DOMParser().parseFromString(trustedHtml(html.replace(/<style>.*?<\/style>/s, '')), 'text/html');
}
