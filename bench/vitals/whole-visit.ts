import type { Page } from '@playwright/test';

/** Opens a page and scrolls to its foot, half a screen at a time, until nothing more is fetched. */
export async function visitToFoot(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(`(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }
  })()`);
  await page.waitForLoadState('networkidle');
}
