import type { Page } from '@playwright/test';
import { documentPath } from '../../contract/documents.ts';
import { screenSweeps } from '../support/every-route.ts';
import { expect, test } from '../support/site-test.ts';
import { answerResumeCalls } from '../support/swept-page.ts';

const WIDTHS = [320, 390, 768, 1024, 1440];
const PHONES = WIDTHS.filter((width) => width < 600);

/** Word groups that must stay together but are broken across two lines. */
function partedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words =
      /\S+@\S+\.\w+|\be-mail|\b[A-Z][a-z]{2}-[A-Z][a-z]{2}\b|\b\d+-year|\b\d+\s(ft|inches|mm|years)\b/g;
    const parted: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(words)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) parted.push(`${word}: ${text.textContent}`);
      }
    }
    return parted;
  });
}

/** Texts whose words a flex or grid container lays out separately, because some are wrapped in an element. */
function scatteredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.whitespace-nowrap')].flatMap(({ parentElement: box }) => {
      if (!box || !/flex|grid/.test(getComputedStyle(box).display)) return [];
      const hasText = [...box.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      return hasText ? [box.textContent ?? ''] : [];
    }),
  );
}

/** Buttons, and links that look like buttons, whose text takes more than one line. */
function highButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button')].flatMap((control) => {
      const { borderTopWidth, fontSize } = getComputedStyle(control);
      if (borderTopWidth === '0px' || !control.classList.contains('font-strong')) return [];
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const range = document.createRange();
      range.selectNodeContents(control);
      const isHigh = range.getBoundingClientRect().height > 2 * Number.parseFloat(fontSize);
      return isHigh ? [control.textContent ?? ''] : [];
    }),
  );
}

/** Selects that would cut one of their choices. A select that cuts is as high as an empty one. */
function cutChoices(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('select')].flatMap((select) => {
      const { paddingLeft, paddingRight, font } = getComputedStyle(select);
      const context = document.createElement('canvas').getContext('2d');
      if (!context || select.clientWidth === 0) return [];
      context.font = font;
      const height = select.offsetHeight;
      return [...select.options].flatMap((option) => {
        option.selected = true;
        // A select can be as wide as its choice.
        const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return context.measureText(option.text).width > room && select.offsetHeight <= height
          ? [option.text]
          : [];
      });
    }),
  );
}

/** Truncated texts: line clamps on cards are a precaution, and must not truncate our own content. */
function clampedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[class*=line-clamp]')]
      .filter((text) => text.scrollHeight > text.clientHeight + 1)
      .map((text) => text.textContent ?? ''),
  );
}

test.use({ expectedNoise: [/404 \(Not Found\)/] });

for (const { name, details, routes } of screenSweeps) {
  test(
    `each of ${name} parts no word, cuts no text and has buttons of one line`,
    details,
    async ({ page }) => {
      await answerResumeCalls(page);
      for (const { route } of routes) {
        await page.goto(documentPath(route));
        expect.soft(await scatteredTexts(page), `${route}: scattered`).toEqual([]);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await partedWords(page), `${route}: parted at ${width}`).toEqual([]);
          expect.soft(await clampedTexts(page), `${route}: cut at ${width}`).toEqual([]);
          expect.soft(await cutChoices(page), `${route}: choices cut at ${width}`).toEqual([]);
          if (PHONES.includes(width))
            expect.soft(await highButtons(page), `${route}: buttons of two lines at ${width}`).toEqual([]);
        }
      }
    },
  );
}
