import { describe, expect, it } from 'vitest';
import { ISLAND_EDGE, keepTogether } from './keep-together.ts';

describe('what is read as one word', () => {
  it.each([
    ['<p>2 years workmanship, 5 years structure</p>', '<p>2_years workmanship, 5_years structure</p>'],
    ['<p>A room of 11 ft by 7 ft 6 inches</p>', '<p>A room of 11_ft by 7_ft_6_inches</p>'],
    ['<dd>540 sq ft</dd>', '<dd>540_sq_ft</dd>'],
  ])('stays together in %s', (html, kept) => {
    expect(keepTogether(html)).toBe(kept.replaceAll('_', '\u00a0'));
  });

  it.each(['an e-mail will do', 'a 5-year warranty', 'open Mon-Sun'])(
    'hyphens part nothing in: %s',
    (text) => {
      const [word] = /\S+-\S+/.exec(text) ?? [];
      expect(keepTogether(`<p>${text}</p>`)).toContain(`<span class="whitespace-nowrap">${word}</span>`);
    },
  );

  it('is left to the browser in an island, which it renders again', () => {
    const island = `<div>${ISLAND_EDGE}<p>48 hours</p>${ISLAND_EDGE}</div>`;
    expect(keepTogether(`${island}<p>48 hours</p>`)).toBe('<div><p>48 hours</p></div><p>48\u00a0hours</p>');
  });

  it.each(['<p>5 yearsome words, 3 houses, in 2023 we began</p>', '<img alt="5 years">'])(
    'is nothing else: %s',
    (html) => {
      expect(keepTogether(html)).toBe(html);
    },
  );
});
