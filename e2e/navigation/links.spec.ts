import { type APIRequestContext, expect, test } from '@playwright/test';
import { splitRoute } from '../../contract/routes.ts';
import { filesOf, linksOf } from '../support/document-links.ts';
import { allServices, FEWEST_FILES } from '../support/entries.ts';
import { type ReadDocument, readAllDocuments, readDocument } from '../support/read-document.ts';

// One worker, so that the documents are read only once for all tests.
test.describe.configure({ mode: 'default' });

/** The file test page links to this route, which requires the operator's password. */
const OPERATORS_CALL = '/api/resumes/';

let documents: ReadDocument[] = [];

test.beforeAll(async ({ request }) => {
  documents = await readAllDocuments(request);
});

test.describe('no document', () => {
  test('has a link that is broken, redirected or leads to a missing anchor', async ({ request }) => {
    const targets = new Map(documents.map((document) => [document.path, document]));
    const faults = new Set<string>();
    for (const document of documents) {
      const links = linksOf(document).filter((link) => !link.startsWith(OPERATORS_CALL));
      expect(links.length).toBeGreaterThanOrEqual(allServices.length + 10);
      for (const link of links) {
        const { path, anchor } = splitRoute(link);
        const target = targets.get(path) ?? (await readDocument(request, path));
        targets.set(path, target);
        const isItself = target === document;
        if (target.status !== 200 && !isItself) faults.add(`${document.path} -> ${link}: ${target.status}`);
        else if (anchor && !hasId(target.html, anchor))
          faults.add(`${document.path} -> ${link}: no such anchor`);
      }
    }
    expect([...faults]).toEqual([]);
  });

  test('needs a file that is not there', async ({ request }) => {
    const files = new Set(documents.flatMap(filesOf));
    expect(files.size).toBeGreaterThan(FEWEST_FILES);
    expect(await missing(request, files)).toEqual([]);
  });

  test('is linked from none of the others, and none lacks a way home', () => {
    const linked = new Set(documents.flatMap(linksOf).map((link) => splitRoute(link).path));
    const forPeople = documents.filter(({ html }) => html.includes('rel="canonical"'));
    expect(forPeople.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([]);
    expect(documents.filter((document) => !linksOf(document).includes('/'))).toEqual([]);
  });
});

test('no stylesheet or manifest needs a file that is not there', async ({ request }) => {
  const lists = [...new Set(documents.flatMap(filesOf))].filter((file) => /\.(css|webmanifest)$/.test(file));
  expect(lists.length).toBeGreaterThanOrEqual(2);
  const files = new Set<string>();
  for (const list of lists) {
    const text = await (await request.get(list)).text();
    for (const [, file] of text.matchAll(/(?:url\(|"src":")["']?([^"')]+)/g))
      if (file && !file.startsWith('data:')) files.add(new URL(file, `http://site.example${list}`).pathname);
  }
  expect(files.size).toBeGreaterThanOrEqual(3);
  expect(await missing(request, files)).toEqual([]);
});

async function missing(request: APIRequestContext, files: Iterable<string>): Promise<string[]> {
  const faults: string[] = [];
  for (const file of files) {
    const answer = await request.head(file, { maxRedirects: 0 });
    if (answer.status() !== 200) faults.push(`${file}: ${answer.status()}`);
  }
  return faults;
}

function hasId(html: string, id: string): boolean {
  return html.includes(` id="${id}"`);
}
