import { describe, expect, it } from 'vitest';
import { ISLAND_BOUNDARY, wrapUnbreakableInPage } from './line-breaks.ts';

describe('a number with its unit, or a hyphenated word', () => {
  it.each([
    '<p>[2 years] workmanship, [5 years] structure</p>',
    '<p>A room of [11 ft] by [7 ft 6 inches]</p>',
    '<dd>[1,540 sq ft]</dd>',
    '<p>an [e-mail] will do</p>',
    '<p>a [5-year] warranty, open [Mon-Sun]</p>',
  ])('stays together in %s', (marked) => {
    const html = marked.replaceAll(/[[\]]/g, '');
    expect(wrapUnbreakableInPage(html)).toBe(
      marked.replaceAll('[', '<span class="whitespace-nowrap">').replaceAll(']', '</span>'),
    );
  });

  it('is left alone in an island, which is hydrated', () => {
    const island = `<div>${ISLAND_BOUNDARY}<p>48 hours</p>${ISLAND_BOUNDARY}</div>`;
    expect(wrapUnbreakableInPage(`${island}<p>48 hours</p>`)).toBe(
      '<div><p>48 hours</p></div><p><span class="whitespace-nowrap">48 hours</span></p>',
    );
  });

  it.each(['<p>5 yearsome words, 3 houses, in 2023 we began</p>', '<img alt="5 years">'])(
    'is not found in %s',
    (html) => {
      expect(wrapUnbreakableInPage(html)).toBe(html);
    },
  );
});
