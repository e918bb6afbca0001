import type { Page } from '@playwright/test';
import { documentPath } from '../../contract/documents.ts';
import { documentSweeps } from '../support/every-route.ts';
import { expect, test } from '../support/site-test.ts';

/** A document must inline every rule that it needs: without scripts the whole stylesheet is never loaded. */

test.use({ expectedNoise: [/Failed to load resource|\.js failed/] });

const STATES = ['hover', 'active', 'focus', 'focus-visible', 'focus-within', 'target'];

for (const { name, details, routes } of documentSweeps) {
  test(`the whole stylesheet changes nothing on each of ${name}`, details, async ({ page }) => {
    test.slow();
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const { route } of routes) {
      const path = documentPath(route);
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      expect(await changes(page), path).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await openDetails(page);
      await forceStates(page);
      expect(await changes(page), `${path} in every state`).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await changes(page), `${path} in print`).toEqual([]);
    }
  });
}

/** The computed styles that the whole stylesheet changes. Removes it again afterwards. */
function changes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const link = document.createElement('link');
    await new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
      link.rel = 'stylesheet';
      link.href = JSON.parse(document.getElementById('settings')?.textContent ?? '').stylesheet;
      document.head.append(link);
    });
    // Custom properties have no effect by themselves.
    const declared = new Set(declarations(link.sheet?.cssRules));
    const properties = [...declared].filter((name) => !name.startsWith('--'));
    const boxes = oneOfEachKind().flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => ({ element, pseudo })),
    );
    const whole = boxes.map(styleOf);
    link.remove();
    const own = boxes.map(styleOf);
    return boxes
      .flatMap(({ element, pseudo }, index) =>
        properties
          .filter((_, at) => whole[index]?.[at] !== own[index]?.[at])
          .map((name) => `${element.outerHTML.slice(0, 80)} ${pseudo} ${name}`),
      )
      .slice(0, 10);

    /** Elements of the same kind, in the same place among others, match the same selectors: one of many cards is enough. */
    function oneOfEachKind(): Element[] {
      const kinds = new Map<string, number>();
      const kindOf = new Map<Element | null, number>();
      return [...document.querySelectorAll('html, body, body *')].filter((element) => {
        const { parentElement, previousElementSibling, nextElementSibling } = element;
        const place = [
          kindOf.get(parentElement),
          nameOf(previousElementSibling),
          nextElementSibling === null,
        ];
        const kind = [...place, nameOf(element)].join(' ');
        const isFirst = !kinds.has(kind);
        if (isFirst) kinds.set(kind, kinds.size);
        kindOf.set(element, kinds.get(kind) ?? 0);
        return isFirst;
      });
    }

    function nameOf(element: Element | null): string {
      return element
        ? `${element.tagName}.${element.getAttribute('class')}[${element.getAttributeNames()}]`
        : '';
    }

    function declarations(rules: Iterable<CSSRule> = []): string[] {
      return [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? rule.style : []),
        ...(rule instanceof CSSGroupingRule ? declarations(rule.cssRules) : []),
      ]);
    }

    /** Empty for a pseudo-element that does not exist. */
    function styleOf({ element, pseudo }: (typeof boxes)[number]): string[] {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && ['none', 'normal'].includes(style.content)) return [];
      return properties.map((name) => style.getPropertyValue(name));
    }
  });
}

function openDetails(page: Page): Promise<void> {
  return page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
}

/** Forces hover, focus and other states of all elements, as the developer tools do. */
async function forceStates(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('DOM.enable');
  await protocol.send('CSS.enable');
  const { root } = await protocol.send('DOM.getDocument');
  const { nodeIds } = await protocol.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '*' });
  await Promise.all(
    nodeIds.map((nodeId) => protocol.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: STATES })),
  );
}
