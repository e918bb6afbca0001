import { expect, type Locator, type Page } from '@playwright/test';

/** Opens an address and waits until its scripts handle events. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-live', '1');
}

/** A form below the first view is hydrated later: until then the browser validates and posts it. */
export async function expectHydratedForm(scope: Locator): Promise<void> {
  await scope.scrollIntoViewIfNeeded();
  await expect(scope.locator('form')).toHaveAttribute('novalidate');
}
