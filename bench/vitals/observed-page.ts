import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { phone } from '../../testing/phone.ts';

export type Vitals = {
  readonly largestPaint: number;
  readonly largestElement: string;
  readonly layoutShift: number;
  /** Two measurements for each touch; neither is ever too low. */
  readonly paints: readonly number[];
  readonly frames: readonly number[];
};

export type ObservedPage = AsyncDisposable & {
  readonly page: Page;
  readonly protocol: CDPSession;
  vitals(): Promise<Vitals>;
};

const CPU_SLOWDOWN = 4;

/** A phone with an empty cache, a few times slower than this machine. */
export async function observedPage(browser: Browser): Promise<ObservedPage> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript({ path: join(import.meta.dirname, 'observers.js') });
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return {
    page,
    protocol,
    vitals: () => page.evaluate<Vitals>('window.vitals'),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** Lighthouse's slow 4G, as parameters of the DevTools protocol. */
export async function slowNetwork({ protocol }: ObservedPage): Promise<void> {
  const bytesPerSecond = (kilobits: number) => (kilobits * 1024) / 8;
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: bytesPerSecond(1474.56),
    uploadThroughput: bytesPerSecond(675),
  });
}
