import type { Locator, Page } from '@playwright/test';

/** What a screen reader is told without being asked: the words of live regions, as they change. */

type Ears = { readonly heard: string[]; textOf(element: Element): string };

/** Before the page is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const LIVE = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';

    function textOf(node: Node): string {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.ariaHidden === 'true' || !node.checkVisibility()) return '';
      if (node instanceof HTMLImageElement) return ` ${node.alt} `;
      const words = node.ariaLabel ?? [...node.childNodes].map(textOf).join('');
      return getComputedStyle(node).display === 'inline' ? words : ` ${words} `;
    }

    function sentence(region: Element): string {
      return textOf(region)
        .replace(/\s+/g, ' ')
        .replace(/ ([,.?])/g, '$1')
        .trim();
    }

    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const regions = new Set(
        changes.flatMap(({ target }) => {
          const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
          return region ? [region] : [];
        }),
      );
      for (const region of regions) {
        const words = sentence(region);
        // What is inert behind a dialog is not heard, nor a region that comes together with its words.
        if (!words || region.closest('[inert]') || added.some((node) => node.contains(region))) continue;
        heard.push(words);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { ears: { heard, textOf: sentence } satisfies Ears });
  });
}

/** All that was heard since the page was opened, or since `forget`. */
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { ears: Ears }).ears.heard);
}

/** Nothing was heard before the first page. */
export function forget(page: Page): Promise<void> {
  return page.evaluate(() => void (window as unknown as { ears?: Ears }).ears?.heard.splice(0));
}

/** As it is read, without what is hidden from listeners. */
export function wordsOf(element: Locator): Promise<string> {
  return element.evaluate((found) => (window as unknown as { ears: Ears }).ears.textOf(found));
}
