import { expect, type Locator, type Page } from '@playwright/test';

/** Opens an address and waits until its scripts handle events. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-live', '1');
}

/** Goes on without another page load: the document of the route is swapped in. */
export async function navigateTo(page: Page, route: string): Promise<void> {
  await page.goto(`/#${route}`);
  await expect(page.locator('html')).toHaveAttribute('data-route', route);
}

/** A form below the first view is hydrated later: until then the browser validates and posts it. */
export async function expectHydratedForm(scope: Locator): Promise<void> {
  await scope.scrollIntoViewIfNeeded();
  await expect(scope.locator('form')).toHaveAttribute('novalidate');
}

/** What a visitor with a keyboard holds on to: the focus stays near what was done, and never falls to the body. */
export async function expectFocusWithin(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}
