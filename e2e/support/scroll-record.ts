import type { Page } from '@playwright/test';

export type Scroll = { readonly how: string | undefined; readonly to: string };

declare global {
  interface Window {
    scrolls: Scroll[];
    /** The delays of all timers so far, in milliseconds. */
    delays: number[];
  }
}

/**
 * Records the target and behaviour of each scroll that the page requests: 'top' or the id of an element. Must be called
 * before the page is opened and after the clock is stopped.
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

/** Stops the clock from the start; only `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}
