import { missingPathOf, NOT_FOUND_PATH } from '../../contract/missing-documents.ts';
import { splitRoute } from '../../contract/routes.ts';
import { matchScreen } from '../../contract/screens.ts';
import { documentPathOf } from '../routes.ts';
import { withBase } from '../ui/base-path.ts';
import { trustedHtml } from './trusted-html.ts';

/** The documents of other routes as HTML, kept for as long as the page is open. */
const documents = new Map<string, Promise<string>>();

/** The path of the document that shows a route, without query and anchor. */
export function pathnameOf(route: string): string {
  return splitRoute(documentPathOf(route)).path;
}

export async function loadDocument(route: string): Promise<Document> {
  const path = pathnameOf(route);
  const html = documents.get(path) ?? fetchHtml(path);
  documents.set(path, html);
  try {
    return new DOMParser().parseFromString(trustedHtml(await html), 'text/html');
  } catch (error) {
    documents.delete(path);
    throw error;
  }
}

/** An unknown path is answered with 404 and a document that says so; a host of files has one for all paths. */
async function fetchHtml(path: string): Promise<string> {
  const html = await fetchDocument(path);
  const missingPath = missingPathOf(matchScreen(path).screen);
  const isOfOtherScreen = html.includes(` data-route="${NOT_FOUND_PATH}"`) && missingPath !== NOT_FOUND_PATH;
  return isOfOtherScreen ? fetchDocument(missingPath) : html;
}

async function fetchDocument(path: string): Promise<string> {
  const response = await fetch(withBase(path), { headers: { Accept: 'text/html' } });
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!isDocument || (!response.ok && response.status !== 404))
    throw new Error(`${path} was answered with ${response.status}`);
  return withoutStyle(await response.text());
}

/** This page has the whole stylesheet, and its security policy allows no inline style but its own. */
function withoutStyle(html: string): string {
  return html.replace(/<style>.*?<\/style>/s, '');
}
