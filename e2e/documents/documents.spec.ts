import { expect, test } from '@playwright/test';
import { notFoundPaths } from '../../contract/documents.ts';
import {
  canonicalOf,
  dataOf,
  metaOf,
  type ReadDocument,
  readAllDocuments,
  tagsOf,
  textOf,
  wordsOf,
} from '../support/read-document.ts';

// One worker, so that the documents are read only once for all tests.
test.describe.configure({ mode: 'default' });

const NOINDEX_PATHS = [/^\/portfolio\//, /^\/case-study\//, /^\/file-test$/, /^\/404$/, /^\/projects\/0$/];

let all: ReadDocument[] = [];
let indexable: ReadDocument[] = [];
let origin = '';

test.beforeAll(async ({ request }) => {
  all = await readAllDocuments(request);
  indexable = all.filter(({ path }) => !isOutOfSearch(path));
  // The public origin comes from the server's settings and may differ from the test's base URL.
  const { pathname, origin: own } = new URL(canonicalOf(all[0]?.html ?? '') ?? '');
  expect(pathname).toBe('/');
  origin = own;
});

test.describe('every document', () => {
  test('answers with its status, in the language of its readers', () => {
    for (const { path, status, html, headers } of all) {
      expect([path, status]).toEqual([path, notFoundPaths().includes(path) ? 404 : 200]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(html).toMatch(/^<!doctype html>\n<html lang="en-CA" /);
      expect(metaOf(html, 'viewport')).toBe('width=device-width, initial-scale=1');
    }
  });

  test('has one main heading, and skips no level below it', () => {
    for (const { path, html } of all) {
      const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect([path, levels.filter((level) => level === 1).length, skipped]).toEqual([path, 1, []]);
      expect(wordsOf(html, 'h1')[0]).toMatch(/\w{3}/);
    }
  });

  test('has ids that are unique, and refers to no other', () => {
    for (const { path, html } of all) {
      const ids = [...html.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/g)].map(([, id]) => id);
      expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
      const references = html.matchAll(
        /\s(?:for|form|list|popovertarget|aria-(?:labelledby|describedby|controls|details|owns))="([^"]+)"/gi,
      );
      const missing = [...references]
        .flatMap(([, names = '']) => names.split(' '))
        .filter((id) => !ids.includes(id));
      expect([path, missing]).toEqual([path, []]);
    }
  });

  test('has width, height and alternative text for every picture', () => {
    for (const { path, html } of all) {
      const pictures = tagsOf(html, 'img');
      const faulty = pictures.filter(({ alt, width, height }) => alt === undefined || !width || !height);
      expect([path, faulty]).toEqual([path, []]);
    }
  });

  test('has a header and footer that differ only in what a navigation updates', () => {
    const withoutUpdated = ({ html }: ReadDocument) =>
      html
        .replace(/^.*?(?=<header)|<main.*<\/main>|<\/footer>.*$/gs, '')
        .replace(/ aria-current="[^"]*"/g, '')
        .replace(/(<p data-(?:drawing|sheet)="[^>]*>)[^<]*/g, '$1');
    const [first, ...others] = all.map(withoutUpdated);
    const differing = others.flatMap((rest, index) => (rest === first ? [] : all[index + 1]?.path));
    expect(first).toMatch(/<header.*<footer/s);
    expect(differing).toEqual([]);
  });

  test('has no placeholder left, no style attribute and no inline handler', () => {
    for (const { path, html } of all) {
      expect([path, html.match(/%[A-Z_]{4,}%/g)]).toEqual([path, null]);
      expect([path, html.match(/<[^>]+\s(style|on[a-z]+)="/g)]).toEqual([path, null]);
    }
  });
});

test.describe('search engines', () => {
  test('get a title and a description of its own from each page', () => {
    const titles = indexable.map(({ html }) => wordsOf(html, 'title')[0] ?? '');
    const descriptions = indexable.map(({ html }) => metaOf(html, 'description') ?? '');
    expect(new Set(titles).size).toBe(indexable.length);
    expect(new Set(descriptions).size).toBe(indexable.length);
    expect(titles.filter(({ length }) => length < 10 || length > 65)).toEqual([]);
    expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
  });

  test('get the one address of each page', () => {
    for (const { path, html } of indexable) expect(canonicalOf(html)).toBe(origin + path);
  });

  test('are kept away from what is not for them', () => {
    for (const { path, html, headers } of all) {
      const isOut = isOutOfSearch(path);
      expect([path, headers['x-robots-tag']]).toEqual([path, isOut ? 'noindex' : undefined]);
      expect([path, metaOf(html, 'robots')]).toEqual([path, isOut ? 'noindex' : undefined]);
      if (isOut) expect([path, canonicalOf(html)]).toEqual([path, undefined]);
    }
  });

  test('get a list of exactly the pages for them, each with the day of its last change', async ({
    request,
  }) => {
    const xml = await (await request.get('/sitemap.xml')).text();
    const listed = [...xml.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g)];
    expect(listed.map(([, address]) => address)).toEqual(indexable.map(({ path }) => origin + path));
    const today = new Date().toISOString().slice(0, 10);
    expect(listed.filter(([, , day = '']) => !/^20\d\d-\d\d-\d\d$/.test(day) || day > today)).toEqual([]);
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  test('get structured data that says what the page says', () => {
    for (const { path, html } of all) {
      const things = dataOf(html, 'application/ld\\+json');
      expect([path, things.length > 0]).toEqual([path, !isOutOfSearch(path)]);
      for (const thing of things) expect([path, thing['@context']]).toEqual([path, 'https://schema.org']);
      const text = textOf(html.slice(html.indexOf('<body>')));
      const texts = things.flatMap((thing) => [thing.description, ...answersOf(thing)]).filter(Boolean);
      expect([path, texts.filter((words) => !text.includes(String(words)))]).toEqual([path, []]);
    }
  });
});

test.describe('a shared link', () => {
  test('shows the title, the words and the address of its page', () => {
    for (const { path, html } of all) {
      expect(metaOf(html, 'og:title')).toBe(wordsOf(html, 'title')[0]);
      expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'));
      expect(metaOf(html, 'og:url')).toBe(origin + path);
      expect(metaOf(html, 'og:locale')).toBe('en_CA');
      expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
    }
  });

  test('shows a picture made for its page, of 1200 by 630 and light enough to be fetched', async ({
    request,
  }) => {
    const pictures = indexable.map(({ html }) => metaOf(html, 'og:image') ?? '');
    expect(new Set(pictures).size).toBe(indexable.length);
    for (const address of pictures) {
      expect(address).toContain(`${origin}/social/`);
      const answer = await request.get(new URL(address).pathname);
      const bytes = await answer.body();
      expect([address, answer.status(), answer.headers()['content-type']]).toEqual([
        address,
        200,
        'image/jpeg',
      ]);
      expect([address, sizeOfJpeg(bytes)]).toEqual([address, { width: 1200, height: 630 }]);
      expect(bytes.length).toBeLessThanOrEqual(200 * 1024);
    }
  });
});

function isOutOfSearch(path: string): boolean {
  return NOINDEX_PATHS.some((pattern) => pattern.test(path));
}

function answersOf(thing: Record<string, unknown>): string[] {
  const questions = (thing.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[];
  return questions.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
}

/** Reads the size from the frame header, which every JPEG has. */
function sizeOfJpeg(bytes: Buffer): { width: number; height: number } | undefined {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker === 0xffc0 || marker === 0xffc2)
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return undefined;
}
