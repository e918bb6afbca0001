import type { Page } from '@playwright/test';
import { projects } from '../content/projects/catalogue.ts';
import { arriveAt } from './arrival.ts';
import { expect, test } from './site-test.ts';

function filters(page: Page) {
  return page.getByRole('search', { name: 'Filter the projects' });
}

function category(page: Page) {
  return filters(page).getByRole('combobox', { name: 'Category' });
}

function city(page: Page, name: string) {
  return filters(page).getByRole('radio', { name: new RegExp(`^${name}`) });
}

async function expectProjects(page: Page, wanted: (project: (typeof projects)[number]) => boolean) {
  const titles = projects.filter(wanted).map(({ title }) => title);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles);
  const words = `${titles.length} ${titles.length === 1 ? 'project' : 'projects'}`;
  await expect(filters(page).getByRole('status')).toHaveText(words);
}

test.describe('the filters of the portfolio', () => {
  test('narrow it by city and category, in the address, and Back undoes each choice', async ({ page }) => {
    await arriveAt(page, '/#/projects');
    await expectProjects(page, () => true);
    await city(page, 'Toronto').check();
    await expect(page).toHaveURL('/#/projects?city=Toronto');
    await expectProjects(page, (project) => project.city === 'Toronto');
    await category(page).selectOption('bathroom-renovations');
    await expect(page).toHaveURL('/#/projects?category=bathroom-renovations&city=Toronto');
    await expectProjects(page, ({ id }) => id === 4);
    await page.goBack();
    await expect(page).toHaveURL('/#/projects?city=Toronto');
    await expectProjects(page, (project) => project.city === 'Toronto');
    await expect(category(page)).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/#/projects');
    await expectProjects(page, () => true);
    await expect(city(page, 'All cities')).toBeChecked();
  });

  test('say how many projects each choice would leave', async ({ page }) => {
    await arriveAt(page, '/#/projects');
    const toronto = projects.filter((project) => project.city === 'Toronto');
    await expect(city(page, 'All cities')).toHaveAccessibleName(/14$/);
    await expect(city(page, 'Toronto')).toHaveAccessibleName(new RegExp(`${toronto.length}$`));
    await expect(category(page).locator('option')).toHaveText([
      'All categories',
      ...projects.map((project) => `${project.category} (1)`),
    ]);
    await city(page, 'Toronto').check();
    await expect(category(page).locator('option', { hasText: 'Kitchen' })).toHaveText(
      'Kitchen Renovations (0)',
    );
    await expect(category(page).locator('option', { hasText: 'Bathroom' })).toHaveText(
      'Bathroom Renovations (1)',
    );
  });

  test('are taken from the address, where a value that no project has counts for nothing', async ({
    page,
  }) => {
    await arriveAt(page, '/#/projects?category=kitchen-renovations');
    await expectProjects(page, ({ id }) => id === 3);
    await expect(category(page)).toHaveValue('kitchen-renovations');
    await page.goto('/#/projects?city=Richmond%20Hill');
    await expectProjects(page, ({ id }) => id === 14);
    await page.goto('/#/projects?city=Atlantis');
    await expectProjects(page, () => true);
    await page.goto('/projects?city=Oakville');
    await expectProjects(page, (project) => project.city === 'Oakville');
    await page.reload();
    await expectProjects(page, (project) => project.city === 'Oakville');
  });

  test('say when nothing fits both, and lead out of it', async ({ page }) => {
    const nothing = '/#/projects?category=kitchen-renovations&city=Toronto';
    await arriveAt(page, nothing);
    await expect(page.getByRole('heading', { name: 'No house fits both' })).toBeVisible();
    await expect(page.getByText('We have no Kitchen Renovations in Toronto to show.')).toBeVisible();
    await expect(filters(page).getByRole('status')).toHaveText('0 projects');
    const waysOut = page.getByRole('region', { name: 'Projects', exact: true }).getByRole('link');
    await expect(waysOut).toHaveText([/^Toronto \(\d\)$/, 'Kitchen Renovations (1)', 'All projects (14)']);
    await waysOut.nth(1).click();
    await expect(page).toHaveURL('/#/projects?category=kitchen-renovations');
    await expectProjects(page, ({ id }) => id === 3);
    await page.goBack();
    await waysOut.nth(2).click();
    await expect(page).toHaveURL('/#/projects');
    await expectProjects(page, () => true);
  });

  test('work by keyboard', async ({ page }) => {
    await arriveAt(page, '/#/projects');
    await city(page, 'All cities').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/#/projects?city=Toronto');
    await expect(city(page, 'Toronto')).toBeFocused();
    await expectProjects(page, (project) => project.city === 'Toronto');
  });
});
