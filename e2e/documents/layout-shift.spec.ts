import type { Page } from '@playwright/test';
import { documentPath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import { arriveAt } from '../support/arrival.ts';
import { oneProject, serviceOf } from '../support/entries.ts';
import { holdRequests } from '../support/held-requests.ts';
import { motion } from '../support/motion.ts';
import { expect, test } from '../support/site-test.ts';
import { startSlowProxy } from '../support/slow-proxy.ts';
import { LONG } from '../support/tags.ts';

test.use(motion);

const service = serviceOf(oneProject);

type Shift = { readonly value: number; readonly moved: readonly string[] };

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Records layout shifts, except those right after a click or key press. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Element | null }[];
    };
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 60) || String(node?.nodeName));
        if (!hadRecentInput) window.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** On a busy machine fonts may load after the first paint and move a word of the header by a few pixels. */
const FONTS_COME_LATE = 0.003;

async function expectNoShift(page: Page, where: string): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `${where}: ${JSON.stringify(shifts)}`).toBeLessThan(FONTS_COME_LATE);
}

/** Scrolls to the end screen by screen, and waits for lazily loaded content. */
async function scrollThrough(page: Page): Promise<void> {
  const isAtFoot = () =>
    page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2);
  await page.mouse.move(200, 400);
  while (!(await isAtFoot())) {
    const from = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(from);
  }
  await page.waitForLoadState('networkidle');
}

for (const [device, viewport, details] of [
  ['a phone', { width: 390, height: 844 }, {}],
  ['a desktop', { width: 1280, height: 900 }, LONG],
] as const) {
  test.describe(`a page load on ${device}`, details, () => {
    test.use({ viewport });

    test('shifts nothing on Home, a service and a project', LONG, async ({ page }) => {
      await recordShifts(page);
      for (const path of ['/', documentPath(to.service(service.id)), to.project(oneProject.id)]) {
        await arriveAt(page, path);
        await scrollThrough(page);
        await expectNoShift(page, path);
      }
    });

    test('shifts nothing but a few words when the fonts come late', async ({ page }) => {
      await recordShifts(page);
      for (const path of ['/', documentPath(to.service(service.id)), to.project(oneProject.id)]) {
        const release = await holdRequests(page, '**/*.woff2');
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('html')).toHaveAttribute('data-live', '1');
        release();
        await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
        await page.waitForLoadState('networkidle');
        await expectNoShift(page, path);
      }
    });

    test('makes few requests on Home, and shifts nothing on the way to a service and its project', async ({
      page,
      baseURL,
    }) => {
      await recordShifts(page);
      const requests: URL[] = [];
      page.on('request', (request) => requests.push(new URL(request.url())));
      await arriveAt(page, '/');
      await page.waitForLoadState('networkidle');
      expect(requests.filter(({ origin }) => origin !== baseURL).map(String)).toEqual([]);
      expect(requests.length).toBeLessThanOrEqual(24);
      await page.getByRole('link', { name: `View Details: ${service.title}`, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.title);
      await page.waitForLoadState('networkidle');
      await page.getByRole('link', { name: oneProject.title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(oneProject.title);
      await page.waitForLoadState('networkidle');
      await expectNoShift(page, 'the whole way');
    });
  });
}

for (const width of [390, 768, 1280])
  test(`what later parts of a document could move stays while it arrives in pieces, ${width} pixels wide`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // Small ones, so that some end within the header, the hero and each list.
    const proxy = await startSlowProxy(baseURL ?? '', { pieces: 40, pauseMs: 30 });
    try {
      await recordShifts(page);
      for (const path of ['/', to.services, documentPath(to.service(service.id)), to.projects])
        await test.step(path, async () => {
          await page.goto(proxy.origin + path);
          await expectNoShift(page, path);
        });
    } finally {
      proxy.close();
    }
  });
