import type { Locator, Page } from '@playwright/test';

/** Records the announcements of a page: the text of live regions as it changes. */

type Recorder = { readonly announcements: string[]; textOf(element: Element): string };

/** Must be called before the page is opened. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announcements: string[] = [];
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
        // Screen readers ignore inert regions behind a dialog, and regions that are inserted together with their text.
        if (!words || region.closest('[inert]') || added.some((node) => node.contains(region))) continue;
        announcements.push(words);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { recorder: { announcements, textOf: sentence } satisfies Recorder });
  });
}

/** The announcements since the page was opened, or since `clearAnnouncements`. */
export function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { recorder: Recorder }).recorder.announcements);
}

/** Does nothing before the first page is opened. */
export function clearAnnouncements(page: Page): Promise<void> {
  return page.evaluate(
    () => void (window as unknown as { recorder?: Recorder }).recorder?.announcements.splice(0),
  );
}

/** The text that screen readers read, without parts that are hidden from them. */
export function wordsOf(element: Locator): Promise<string> {
  return element.evaluate((found) => (window as unknown as { recorder: Recorder }).recorder.textOf(found));
}
