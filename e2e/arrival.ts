import { expect, type Page } from '@playwright/test';

/** Opens an address and waits until its scripts handle events. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-live', '1');
}
