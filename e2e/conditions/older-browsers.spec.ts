import type { Page } from '@playwright/test';
import { to } from '../../contract/screens.ts';
import { phone } from '../../testing/phone.ts';
import { arriveAt } from '../support/arrival.ts';
import { allServices, oneService, otherService } from '../support/entries.ts';
import { expect, test } from '../support/site-test.ts';

/** Changes documents, scripts and stylesheets before the browser reads them. */
async function changeSources(page: Page, change: (source: string) => string): Promise<void> {
  await page.route(/\/(?:[\w-]*|assets\/[\w-]+\.(?:js|css))$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Simulates Safari before 17, which does not know the attributes, selectors and methods of popovers. */
async function forgetPopovers(page: Page): Promise<void> {
  await changeSources(page, (source) =>
    source.replaceAll('popover-open', 'unknown-open').replaceAll(/\bpopover(?=target|[="\]])/gi, 'unknown'),
  );
  await page.addInitScript(() => {
    for (const name of ['showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
}

// Prefetches may still be pending.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('in a browser without popovers', () => {
  // The changed inline styles no longer match the hashes in the CSP.
  test.use({ bypassCSP: true });

  test.describe('on a phone', () => {
    test.use({ ...phone });

    test('nothing covers the page, and links lead to all pages and all services', async ({ page }) => {
      await forgetPopovers(page);
      await arriveAt(page, '/');
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
      await page.getByRole('banner').getByRole('link', { name: 'All pages' }).tap();
      await expect(page).toHaveURL(`/#${to.sitemap}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeFocused();

      await page.goto(`/#${to.service(oneService.id)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(oneService.title);
      await expect(page.getByRole('form', { name: 'All services' })).toBeHidden();
      await page.getByRole('link', { name: `All ${allServices.length} services` }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Renovation Services' })).toBeFocused();

      await page.goto(`/#${to.projects}`);
      const filters = page.getByRole('search', { name: 'Filter the projects' });
      await expect(filters.getByRole('combobox', { name: 'City' })).toBeVisible();
      await expect(filters.getByRole('button'), 'the buttons of a sheet').toHaveCount(0);
    });
  });

  test('the services are among all pages, and their line leads from one to another', async ({ page }) => {
    await forgetPopovers(page);
    await arriveAt(page, to.terms);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('button')).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'All pages' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: oneService.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(oneService.title);
    const services = page.getByRole('form', { name: 'All services' });
    await services.getByRole('button', { name: otherService.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherService.title);
    await expect(page.getByRole('link', { name: `All ${allServices.length} services` })).toBeHidden();
  });
});

test.describe('in a browser whose stylesheets cannot ask whether scripts run', () => {
  // The changed inline styles no longer match the hashes in the CSP.
  test.use({ bypassCSP: true });

  test('About Us shows the chosen tab alone', async ({ page }) => {
    await changeSources(page, (source) => source.replaceAll(/\(scripting:/g, '(unknown:'));
    await arriveAt(page, to.about());
    const panels = page.getByRole('tabpanel');
    await expect(panels).toHaveCount(1);
    await page.getByRole('tab', { name: 'Our Team' }).click();
    await expect(panels).toHaveCount(1);
    await expect(panels).toHaveAccessibleName('Our Team');
  });
});

test('the link stands in for the menus only where there are none', async ({ page }) => {
  await page.goto(to.terms);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('button')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'All pages' })).toBeHidden();
});
