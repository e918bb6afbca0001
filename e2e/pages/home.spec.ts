import type { Page } from '@playwright/test';
import { badges } from '../../content/claims.ts';
import { company } from '../../content/company.ts';
import { heroHeadline } from '../../content/hero.ts';
import { processSteps } from '../../content/process.ts';
import { documentPath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import { twoDigits } from '../../contract/sheets.ts';
import { arriveAt } from '../support/arrival.ts';
import { allServices, oneService } from '../support/entries.ts';
import { motion } from '../support/motion.ts';
import { forgetScrolls, recordScrolls, scrolls } from '../support/scroll-record.ts';
import { expect, test } from '../support/site-test.ts';
import { LONG } from '../support/tags.ts';

test.use(motion);

function region(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

test.describe('Home', () => {
  test('has its six sections in order, counted below the hero, and the newsletter after them', async ({
    page,
  }) => {
    await recordScrolls(page);
    await arriveAt(page, to.home);
    const headings = page.getByRole('main').locator('> section').locator(':is(h1, h2)[id]');
    await expect(headings).toHaveText([
      heroHeadline,
      'Renovation Services',
      'Featured Projects',
      'What Our Clients Say',
      'Our Renovation Process',
      'Get Your Free Estimate',
      /./,
    ]);
    await expect(page.locator('main > section').last()).toHaveAttribute('id', 'newsletter');
    const numbers = page.locator('main > section header > p[aria-hidden]');
    await expect(numbers).toHaveText(['01 / 05', '02 / 05', '03 / 05', '04 / 05', '05 / 05']);

    await test.step('begins with the headline, the badges and the cities', async () => {
      const hero = region(page, heroHeadline);
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(heroHeadline);
      await expect(hero.getByRole('listitem')).toHaveText(
        badges.map(({ title, proof }) => `${title} ${proof}`),
      );
      await expect(
        hero.getByText(`Proudly Serving ${company.cities.join(', ')} and surrounding areas`),
      ).toBeVisible();
    });

    await test.step('explains the process step by step', async () => {
      const process = region(page, 'Our Renovation Process');
      await expect(process.getByRole('listitem').getByRole('heading')).toHaveText(
        processSteps.map(({ title }) => title),
      );
      await expect(process.getByRole('button', { name: 'Schedule a Free Consultation' })).toBeVisible();
    });

    await test.step('leads from Browse Projects to the projects section, smoothly', async () => {
      const browse = region(page, heroHeadline).getByRole('button', {
        name: 'Browse Projects',
      });
      const again = { how: 'smooth', to: 'projects' };
      await browse.click();
      await expect.poll(() => scrolls(page)).toEqual([again]);
      await expect(page.locator('#projects')).toBeInViewport();
      await expect(region(page, 'Featured Projects')).toHaveAttribute('id', 'projects');
      await forgetScrolls(page);
      await browse.click();
      await expect.poll(() => scrolls(page)).toEqual([again]);
    });
  });

  test('leads from each badge to where it can be checked', LONG, async ({ page }) => {
    const links = region(page, heroHeadline).getByRole('listitem').getByRole('link');
    for (const at of badges.keys()) {
      await arriveAt(page, '/');
      const href = await links.nth(at).getAttribute('href');
      await links.nth(at).click();
      await expect(page).toHaveURL(`/#${href}`);
      const { hash } = new URL(href ?? '', 'http://site');
      await expect(page.locator(hash || '[data-screen-heading]')).toBeInViewport();
    }
  });

  test('shows every service in order, each with picture, clamped text and two ways on', async ({ page }) => {
    await arriveAt(page, to.home);
    const cards = region(page, 'Renovation Services').getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText(allServices.map(({ title }) => title));
    for (const [at, service] of allServices.entries()) {
      const card = cards.nth(at);
      const text = card.getByText(service.shortDescription);
      await expect(text).toHaveCSS('-webkit-line-clamp', '3');
      await expect(text).toHaveCSS('overflow', 'hidden');
      const source = card.locator('picture source');
      await expect(source).toHaveAttribute('srcset', new RegExp(`${service.picture.path}-`));
      await expect(card.getByRole('button')).toHaveText('Get Quote');
      const details = card.getByRole('link');
      await expect(details).toHaveText('View Details');
      await expect(details).toHaveAttribute('href', documentPath(to.service(service.id)));
    }

    await test.step('on phones those after the first four in a row, each with its number', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const rows = allServices.slice(4);
      for (const [at, { id, shortDescription }] of rows.entries()) {
        const card = cards.nth(at + 4);
        await expect(card).toContainText(twoDigits(id));
        await card.getByRole('link').focus();
        await expect(card.getByText(shortDescription)).toBeInViewport({ ratio: 1 });
      }
      const tops = await cards.evaluateAll((all) =>
        all.slice(4).map((card) => card.getBoundingClientRect().top),
      );
      expect(new Set(tops).size).toBeLessThanOrEqual(1);
    });
  });

  test('leads from a service to its details', async ({ page }) => {
    await arriveAt(page, to.home);
    await page.getByRole('link', { name: `View Details: ${oneService.title}`, exact: true }).click();
    await expect(page).toHaveURL(`/#${to.service(oneService.id)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(oneService.title);
    await page.goBack();
    await page.getByRole('link', { name: 'View All Services' }).first().click();
    await expect(page).toHaveURL('/#/services');
  });
});
