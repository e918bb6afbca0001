import type { Page } from '@playwright/test';
import { to } from '../../contract/screens.ts';
import { sampleSite } from '../../contract/site.ts';
import { type publications, publishedSite } from '../../testing/publications.ts';
import { arriveAt } from '../support/arrival.ts';
import { violationsOf } from '../support/axe.ts';
import { oneService } from '../support/entries.ts';
import { cutWords, smallTargets, stickingOut } from '../support/layout-faults.ts';
import { showSite } from '../support/published-site.ts';
import { expect, test } from '../support/site-test.ts';
import { openDocument } from '../support/swept-page.ts';
import { LONG } from '../support/tags.ts';

const WIDE = { width: 1440, height: 900 };
const MEDIUM = { width: 768, height: 900 };
const PHONE = { width: 360, height: 800 };

async function expectGoodLayout(page: Page, where: string): Promise<void> {
  expect.soft(await stickingOut(page), where).toEqual([]);
  expect.soft(await cutWords(page), where).toEqual([]);
}

const names = [
  'everythingRetired',
  'theShortest',
  'theLongest',
] as const satisfies (keyof typeof publications)[];

for (const name of names) {
  test(`every kind of page is whole and accessible with a publication: ${name}`, LONG, async ({ page }) => {
    test.slow();
    const site = publishedSite(name);
    await showSite(page, site);
    const routes = [
      to.home,
      to.projects,
      ...site.projects.slice(0, 2).map(({ id }) => to.project(id)),
      to.service(oneService.id),
      to.testimonials,
      to.about(),
      to.about('team'),
      to.terms,
    ];
    for (const route of routes) {
      await page.setViewportSize(PHONE);
      await openDocument(page, route);
      expect.soft(await violationsOf(page), `${route} on a phone`).toEqual([]);
      expect.soft(await smallTargets(page, 44), `${route} on a phone`).toEqual([]);
      await expectGoodLayout(page, `${route} on a phone`);
      for (const size of [MEDIUM, WIDE]) {
        await page.setViewportSize(size);
        await expectGoodLayout(page, `${route} at ${size.width}`);
      }
      expect.soft(await violationsOf(page, 'styles'), `${route} at ${WIDE.width}`).toEqual([]);
    }
  });
}

test('a list that is fetched marks samples too', async ({ page }) => {
  const site = publishedSite('theLongest');
  await showSite(page, site);
  await arriveAt(page, '/terms');
  const fetched = page.waitForResponse('**/api/projects');
  await page.goto('/#/projects');
  await fetched;
  const cards = page.getByRole('region', { name: 'Projects', exact: true }).getByRole('article');
  const samples = site.projects.filter(({ isSample }) => isSample);
  await expect(cards).toHaveCount(site.projects.length);
  await expect(cards.filter({ has: page.getByText('Sample', { exact: true }) })).toHaveCount(samples.length);
});

test('a single testimonial needs no controls, and a single project no filter', async ({ page }) => {
  await showSite(page, publishedSite('theShortest'));
  await arriveAt(page, '/');
  const carousel = page.getByRole('region', { name: 'Client testimonials' });
  await expect(carousel.getByRole('group')).toHaveCount(1);
  await expect(carousel.getByRole('button', { name: /next|previous|pause|start/i })).toHaveCount(0);
  await expect(carousel.locator('img')).toHaveCount(0);

  await arriveAt(page, '/projects');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('search', { name: 'Filter the projects' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  // Without scripts only the inlined styles apply, because the whole stylesheet is not loaded.
  test.use({ javaScriptEnabled: false });

  test('a picture is cut around what is to stay in sight', async ({ page }) => {
    const site = publishedSite('theLongest');
    await showSite(page, site);
    const project = site.projects[1];
    await page.goto(to.project(project?.id ?? 0));
    const [x = 50, y = 50] = project?.cover.focus ?? [];
    const nearest = [x, y].map((percent) => `${Math.round(percent / 10) * 10}%`).join(' ');
    expect(nearest).not.toBe('50% 50%');
    const picture = page.locator(`img[src^="${project?.cover.path}-"]`).first();
    await expect(picture).toHaveCSS('object-position', nearest);
  });
});

test.describe('while a tab is open', () => {
  test.use({ expectedNoise: [/Navigation failed/] });

  test('a notice shows with the next page, which is loaded whole', async ({ page }) => {
    await showSite(page, sampleSite());
    await arriveAt(page, '/terms');
    const site = publishedSite('theLongest');
    await showSite(page, site);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('complementary', { name: 'Notice' })).toHaveText(site.notice?.text ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await expect(page.getByRole('contentinfo')).toContainText(site.mailingAddress.slice(0, 20));

    await test.step('on phones the bar at the bottom says the same', async () => {
      await page.setViewportSize(PHONE);
      const bar = page.getByRole('region', { name: 'Call or ask for an estimate' });
      await expect(bar).toContainText(site.notice?.text.split(';')[0] ?? '');
      await expect(bar).not.toContainText(/Open now|Opens at/);
    });
  });
});
