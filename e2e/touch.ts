import type { Page } from '@playwright/test';

type Finger = { readonly x: number; readonly y: number };

/** One finger or two, from point to point: the browser scrolls and zooms as it would on a phone. */
export async function drag(page: Page, steps: readonly (readonly Finger[])[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const [index, fingers] of steps.entries())
    await browser.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: fingers.map((finger, id) => ({ ...finger, id })),
    });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** One finger, up or down. */
export async function swipe(page: Page, line: { x: number; fromY: number; toY: number }): Promise<void> {
  const { x, fromY, toY } = line;
  await drag(
    page,
    Array.from({ length: 8 }, (_, step) => [{ x, y: fromY + ((toY - fromY) * step) / 7 }]),
  );
}
