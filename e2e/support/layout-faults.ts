import type { Locator, Page } from '@playwright/test';

/** Detects layout faults. Each function runs inside the page, so it cannot call the others. */

/** Elements that need horizontal scrolling. Elements inside a scroll container do not count. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isKeptIn = (element: Element): boolean => {
      for (
        let parent = element.parentElement;
        parent && parent !== document.body;
        parent = parent.parentElement
      )
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      return false;
    };
    const out = [...document.body.querySelectorAll('*')].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) return false;
      return (right > window.innerWidth + 1 || left < -1) && !isKeptIn(element);
    });
    return out.map((element) => element.outerHTML.slice(0, 160));
  });
}

/** Text that is cut off by its box. Line-clamped descriptions are ignored. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCutting = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    const isCutBy = (box: Element, words: DOMRect): boolean => {
      const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(box);
      // Visually hidden on purpose, for screen readers.
      if (clipPath !== 'none' || webkitLineClamp !== 'none') return false;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isBesides = words.left < left - 1 || words.right > right + 1;
      const isBeyond = words.top < top - 1 || words.bottom > bottom + 1;
      return (isCutting(overflowX) && isBesides) || (isCutting(overflowY) && isBeyond);
    };

    const isCut = (text: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return false;
        if (isCutBy(box, words)) return true;
      }
      return false;
    };

    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const isShown = text.parentElement?.checkVisibility({ visibilityProperty: true });
      if (isShown && text.textContent?.trim() && isCut(text)) cut.push(text.textContent);
    }
    return cut;
  });
}

/** Controls smaller than `side` in either direction. Links within running text are exempt. */
export function smallTargets(page: Page, side: number): Promise<string[]> {
  return page.evaluate((least) => {
    const controls =
      'a[href], button:not([aria-hidden]), input:not([type=hidden], [tabindex]), select, textarea, summary';
    const isInText = (element: Element): boolean =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return [...document.querySelectorAll(controls)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      // A label around or beside a field is part of its target.
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      if (isInText(element) || (width >= least && height >= least)) return [];
      return [`${Math.round(width)} by ${Math.round(height)}: ${element.outerHTML.slice(0, 140)}`];
    });
  }, side);
}

/** Fields with text below 16 px: iPhones zoom into the page when one of them is focused. */
export function smallFieldText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields =
      'select, textarea, input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [type=range])';
    return [...document.querySelectorAll(fields)].flatMap((field) => {
      const { fontSize } = getComputedStyle(field);
      return Number.parseFloat(fontSize) < 16 ? [`${fontSize}: ${field.outerHTML.slice(0, 140)}`] : [];
    });
  });
}

/** Whether one element covers a part of the other. */
export async function overlap(...elements: readonly Locator[]): Promise<boolean> {
  const [one, other] = await Promise.all(elements.map((element) => element.boundingBox()));
  if (!one || !other) throw new Error('One of them is gone.');
  return (
    one.y < other.y + other.height &&
    other.y < one.y + one.height &&
    one.x < other.x + other.width &&
    other.x < one.x + one.width
  );
}
