import type { Page } from '@playwright/test';
import { services } from '../content/services/catalogue.ts';
import { documentPathOf } from '../contract/documents.ts';
import { to } from '../contract/screens.ts';
import { arriveAt } from './arrival.ts';
import { forgetScrolls, recordScrolls, scrolls } from './scroll-record.ts';
import { expect, test } from './site-test.ts';

/** In the order that the specification gives, worded as it words them. */
const SERVICES = [
  'Home Renovations',
  'Basement Renovations',
  'Kitchen Renovations',
  'Bathroom Renovations',
  'Flooring Installation & Renovation Services',
  'Custom Carpentry',
  'Stair Design and Renovation Services',
  'Epoxy Coating Services',
  'Driveway & Backyard Concrete',
  'Wallpaper Installation/Removal',
  'Painting Services',
  'Stucco Removal Services',
  'Pot Light Installation',
  'Gimbal Light Installation',
];

function region(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

async function expectDialog(page: Page, projectType: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Request a Free Estimate' });
  await expect(dialog.getByLabel('Project Type')).toHaveValue(projectType);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test.describe('Home', () => {
  test('has its six sections in order, and the newsletter after them', async ({ page }) => {
    await page.goto('/');
    const headings = page.getByRole('main').locator('> section').locator(':is(h1, h2)[id]');
    await expect(headings).toHaveText([
      'Turning Houses Into Dream Homes',
      'Renovation Services',
      'Featured Projects',
      'What Our Clients Say',
      'Our Renovation Process',
      'Get Your Free Estimate',
      /./,
    ]);
    await expect(page.locator('main > section').last()).toHaveAttribute('id', 'newsletter');
  });

  test('begins with the headline, the badges and the cities', async ({ page }) => {
    await arriveAt(page, '/');
    const hero = region(page, 'Turning Houses Into Dream Homes');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Turning Houses Into Dream Homes');
    await expect(hero.getByRole('listitem')).toHaveText([
      'Licensed & Insured',
      'On-Time Completion',
      'Fair Pricing',
    ]);
    await expect(
      hero.getByText(
        'Proudly Serving Toronto, Mississauga, Brampton, Oakville, Vaughan and surrounding areas',
      ),
    ).toBeVisible();
    await hero.getByRole('button', { name: 'Free Estimate' }).click();
    await expectDialog(page, '');
  });

  test('leads from Browse Projects to the projects section, smoothly', async ({ page }) => {
    await recordScrolls(page);
    await arriveAt(page, '/');
    const browse = region(page, 'Turning Houses Into Dream Homes').getByRole('button', {
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

  test('shows the 14 services in order, each with picture, clamped text and two ways on', async ({
    page,
  }) => {
    await page.goto('/');
    const cards = region(page, 'Renovation Services').getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText(SERVICES);
    for (const [at, service] of services.entries()) {
      const card = cards.nth(at);
      const text = card.getByText(service.shortDescription);
      await expect(text).toHaveCSS('-webkit-line-clamp', '3');
      await expect(text).toHaveCSS('overflow', 'hidden');
      const source = card.locator('picture source');
      await expect(source).toHaveAttribute('srcset', new RegExp(`/${service.picture}-`));
      await expect(card.getByRole('button')).toHaveText('Get Quote');
      const details = card.getByRole('link');
      await expect(details).toHaveText('View Details');
      await expect(details).toHaveAttribute('href', documentPathOf(to.service(service.id)));
    }
  });

  test('leads from a service to its details', async ({ page }) => {
    await arriveAt(page, '/');
    await page.getByRole('link', { name: 'View Details: Kitchen Renovations' }).click();
    await expect(page).toHaveURL('/#/services?id=3');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen Renovations');
    await page.goBack();
    await page.getByRole('link', { name: 'View All Services' }).first().click();
    await expect(page).toHaveURL('/#/services');
  });

  test('opens the estimate dialog from Get Quote, with the service chosen', async ({ page }) => {
    await arriveAt(page, '/');
    for (const [title, projectType] of [
      ['Kitchen Renovations', 'Kitchen Renovations'],
      ['Stair Design and Renovation Services', 'Stair Design & Renovation Services'],
      ['Custom Carpentry', 'Other'],
      ['Pot Light Installation', 'Pot Light Installation Services'],
    ] as const) {
      await page.getByRole('button', { name: `Get Quote: ${title}` }).click();
      await expectDialog(page, projectType);
    }
    await page.getByRole('button', { name: 'Schedule Free Consultation' }).click();
    await expectDialog(page, '');
  });

  test('explains the process in six steps and ends it with a consultation', async ({ page }) => {
    await arriveAt(page, '/');
    const process = region(page, 'Our Renovation Process');
    await expect(process.getByRole('listitem').getByRole('heading')).toHaveText([
      'Initial Consultation',
      'Design & Planning',
      'Project Scheduling',
      'Team Assignment',
      'Construction Phase',
      'Final Inspection',
    ]);
    await process.getByRole('button', { name: 'Schedule a Free Consultation' }).click();
    await expectDialog(page, '');
  });
});
