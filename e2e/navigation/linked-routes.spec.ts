import { documentRoute } from '../../contract/documents.ts';
import { splitRoute } from '../../contract/routes.ts';
import { linksOf } from '../support/document-links.ts';
import { readAllDocuments, wordsOf } from '../support/read-document.ts';
import { expect, test } from '../support/site-test.ts';
import { LONG } from '../support/tags.ts';

// The routes include the not-found pages, and the file test, whose list needs the operator's password.
test.use({ expectedNoise: [/404 \(Not Found\)|401 \(Unauthorized\)/] });

type Destination = {
  readonly route: string;
  readonly anchor: string;
  readonly title: string;
  readonly heading: string;
};

test(
  'the running app shows at every route that is linked what the document there shows',
  LONG,
  async ({ page, request }) => {
    test.slow();
    const documents = await readAllDocuments(request);
    const destinations = [...new Set(documents.flatMap(linksOf))].flatMap((link): Destination[] => {
      const { path, anchor } = splitRoute(link);
      const html = documents.find((document) => document.path === path)?.html;
      if (!html) return [];
      const [title = '', heading = ''] = [wordsOf(html, 'title')[0], wordsOf(html, 'h1')[0]];
      return [{ route: documentRoute(link), anchor, title, heading }];
    });
    const forPeople = documents.filter(({ html }) => html.includes('rel="canonical"'));
    expect(destinations.length).toBeGreaterThanOrEqual(forPeople.length);
    await page.goto('/');
    await expect(page).toHaveURL('/#/');
    expect(await page.evaluate(walk, destinations)).toEqual([]);
  },
);

/** Runs in the page, since so many round trips would take a minute. Returns the routes that were not shown. */
async function walk(destinations: readonly Destination[]): Promise<string[]> {
  const words = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim();
  const isThere = ({ anchor, title, heading }: Destination) =>
    document.title === title &&
    words(document.querySelector('h1')) === heading &&
    (!anchor || document.getElementById(anchor) !== null);
  const lost: string[] = [];
  for (const destination of destinations) {
    location.hash = destination.route;
    const deadline = performance.now() + 5000;
    while (!isThere(destination) && performance.now() < deadline) await new Promise(requestAnimationFrame);
    if (!isThere(destination)) lost.push(`${destination.route} shows ${document.title}`);
  }
  return lost;
}
