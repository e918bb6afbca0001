import { expect, type Locator } from '@playwright/test';

/** With Alt, or Cmd on a Mac, the left arrow is the browser's Back: the page must leave it alone. */
export async function expectBackKeysLeftAlone(control: Locator): Promise<void> {
  const taken = await control.evaluate((element) =>
    ['altKey', 'metaKey', 'ctrlKey'].filter((modifier) => {
      const init = { key: 'ArrowLeft', [modifier]: true, bubbles: true, cancelable: true };
      return !element.dispatchEvent(new KeyboardEvent('keydown', init));
    }),
  );
  expect(taken).toEqual([]);
}
