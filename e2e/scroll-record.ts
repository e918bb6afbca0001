import type { Page } from '@playwright/test';

export type Scroll = { readonly how: string | undefined; readonly to: string };

declare global {
  interface Window {
    scrolls: Scroll[];
    /** Of every timer so far, in milliseconds. */
    delays: number[];
  }
}

/**
 * Records what the page asks the browser to scroll to, and how, and lets it scroll. 'top', or the id of the element.
 * To be called before the page is opened, and after the clock is stopped.
 */
export async function recordScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.scrolls = [];
    window.delays = [];
    const { setTimeout } = window;
    window.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
      window.delays.push(delay);
      return setTimeout(handler, delay, ...rest);
    }) as typeof window.setTimeout;
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = ((options: ScrollToOptions) => {
      window.scrolls.push({ how: options.behavior, to: options.top === 0 ? 'top' : String(options.top) });
      scrollTo(options);
    }) as typeof window.scrollTo;
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      window.scrolls.push({ how: typeof options === 'object' ? options.behavior : undefined, to: this.id });
      scrollIntoView.call(this, options);
    };
  });
}

export function scrolls(page: Page): Promise<Scroll[]> {
  return page.evaluate(() => window.scrolls);
}

export function forgetScrolls(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.scrolls = [];
  });
}

/** The clock is stopped from the start; only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}
