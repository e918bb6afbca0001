import { expect, type Locator, type Page } from '@playwright/test';

/** Opens an address and waits until its scripts handle events. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-live', '1');
}

/** A dialog that was just closed goes one entry back in the history, which takes a moment. */
export function expectLayerGone(page: Page): Promise<void> {
  return expect.poll(() => page.evaluate(() => history.state?.isLayer)).not.toBe(true);
}

/** Navigates without a page load: the document of the route is swapped in. */
export async function navigateTo(page: Page, route: string): Promise<void> {
  await expectLayerGone(page);
  await page.goto(`/#${route}`);
  await expect(page.locator('html')).toHaveAttribute('data-route', route);
}

/** A form below the first screen is hydrated later; until then the browser validates and posts it. */
export async function expectHydratedForm(scope: Locator): Promise<void> {
  await scope.scrollIntoViewIfNeeded();
  await expect(scope.locator('form')).toHaveAttribute('novalidate');
}

/** For keyboard users the focus must stay near the last action, and never move to the body. */
export async function expectFocusWithin(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}
