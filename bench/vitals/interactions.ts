import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator } from '@playwright/test';
import { goals } from '../budgets.ts';
import { median } from '../machine/statistics.ts';
import type { Figure } from '../part.ts';
import { type ObservedPage, observedPage } from './observed-page.ts';

const SCREENS = ['Projects', 'Testimonials', 'About', 'Contact'];

/** How long a tap touches the screen. */
const TOUCH_MS = 80;

type Visit = {
  readonly routeChanges: number[];
  readonly screens: number[];
  readonly menu: number[];
  readonly dialog: number[];
};

/** Measures the time from a tap to the next paint. */
export async function interactions(browser: Browser, siteUrl: string, runs: number): Promise<Figure[]> {
  const visits: Visit[] = [];
  while (visits.length < runs) visits.push(await visit(browser, siteUrl));
  // The worst interaction of each visit, which visitors remember; then the median of the visits.
  const worst = (kind: keyof Visit) => median(visits.map((each) => Math.max(...each[kind])));
  const note = `CPU slowed 4 times, worst of a visit, median of ${runs}`;
  return [
    {
      name: 'route change: next paint',
      value: worst('routeChanges'),
      unit: 'ms',
      goal: goals.routeChangeMs,
      note,
    },
    {
      name: 'route change: new screen painted',
      value: worst('screens'),
      unit: 'ms',
      goal: goals.newScreenMs,
      note: 'once its document is there',
    },
    {
      name: 'opening the menu: next paint',
      value: worst('menu'),
      unit: 'ms',
      goal: goals.interactionMs,
      note,
    },
    {
      name: 'opening the dialog: next paint',
      value: worst('dialog'),
      unit: 'ms',
      goal: goals.interactionMs,
      note,
    },
  ];
}

async function visit(browser: Browser, siteUrl: string): Promise<Visit> {
  await using observed = await observedPage(browser);
  const { page } = observed;
  await page.goto(`${siteUrl}/`, { waitUntil: 'networkidle' });
  const done: Visit = { routeChanges: [], screens: [], menu: [], dialog: [] };
  for (const screen of SCREENS) {
    const menu = page.getByRole('button', { name: 'Menu' });
    done.menu.push(await paintAfter(observed, () => touch(observed, menu)));
    done.routeChanges.push(
      await paintAfter(observed, async () => void done.screens.push(await open(observed, screen))),
    );
  }
  // The call bar is hidden while the form is in view.
  const estimate = page.getByRole('main').getByRole('button', { name: 'Free Estimate' }).last();
  await estimate.scrollIntoViewIfNeeded();
  done.dialog.push(await paintAfter(observed, () => openDialog(observed, estimate)));
  return done;
}

async function open(observed: ObservedPage, screen: string): Promise<number> {
  const { page } = observed;
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: screen });
  // Prefetches as under a resting mouse: the time of the network is not the site's own.
  await link.dispatchEvent('pointerover');
  await page.waitForLoadState('networkidle');
  const painted = page.evaluate<number>('window.nextScreenPainted()');
  await touch(observed, link);
  return painted;
}

async function openDialog(observed: ObservedPage, button: Locator): Promise<void> {
  await touch(observed, button);
  await observed.page.getByRole('dialog').waitFor();
}

/** Taps like a finger. Playwright's own tap lifts at once, and runs its own code in the page meanwhile. */
async function touch({ protocol }: ObservedPage, target: Locator): Promise<void> {
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to touch: ${target}`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await wait(TOUCH_MS);
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Neither measurement is ever too low, so the lower one counts. */
async function paintAfter({ page, vitals }: ObservedPage, act: () => Promise<unknown>): Promise<number> {
  const before = await vitals();
  await act();
  await page.waitForLoadState('networkidle');
  const after = await vitals();
  const paints = after.paints.slice(before.paints.length);
  const frames = after.frames.slice(before.frames.length);
  return Math.min(Math.max(...frames), paints.length > 0 ? Math.max(...paints) : Number.POSITIVE_INFINITY);
}
