import type { Page } from '@playwright/test';

type Finger = { readonly x: number; readonly y: number };

/** Moves one or two fingers from point to point. The browser scrolls and zooms as on a phone. */
export async function drag(page: Page, steps: readonly (readonly Finger[])[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const [index, fingers] of steps.entries())
    await browser.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: fingers.map((finger, id) => ({ ...finger, id })),
    });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Moves one finger up or down. */
export async function swipe(page: Page, line: { x: number; fromY: number; toY: number }): Promise<void> {
  const { x, fromY, toY } = line;
  await drag(
    page,
    Array.from({ length: 8 }, (_, step) => [{ x, y: fromY + ((toY - fromY) * step) / 7 }]),
  );
}
