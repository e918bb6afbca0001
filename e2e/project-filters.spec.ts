import type { Page } from '@playwright/test';
import type { Project } from '../content/project.ts';
import { to } from '../contract/screens.ts';
import { arriveAt } from './arrival.ts';
import { allProjects, allServices } from './entries.ts';
import { expect, test } from './site-test.ts';

type Wanted = (project: Project) => boolean;

const count = (wanted: Wanted) => allProjects.filter(wanted).length;
const inCity =
  (name: string | undefined): Wanted =>
  (project) =>
    project.city === name;
const ofService =
  (slug: string | undefined): Wanted =>
  (project) =>
    project.service === slug;

const cities = [...new Set(allProjects.map((project) => project.city))];
const categories = [...new Set(allProjects.map(({ category }) => category))];

/** The city with the most projects, which comes first, and one of its projects. */
const [busiest = ''] = cities.toSorted((a, b) => count(inCity(b)) - count(inCity(a)));
const built = allProjects.findLast(inCity(busiest));

/** Services and cities that both have projects, and none in common. */
const strangers = allServices
  .filter(({ slug }) => count(ofService(slug)) > 0)
  .flatMap((service) =>
    cities
      .filter((name) => count((project) => inCity(name)(project) && ofService(service.slug)(project)) === 0)
      .map((name) => ({ service, name })),
  );

function filters(page: Page) {
  return page.getByRole('search', { name: 'Filter the projects' });
}

function category(page: Page) {
  return filters(page).getByRole('combobox', { name: 'Category' });
}

function city(page: Page, name: string) {
  return filters(page).getByRole('radio', { name: new RegExp(`^${name}`) });
}

async function expectProjects(page: Page, wanted: Wanted) {
  const titles = allProjects.filter(wanted).map(({ title }) => title);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles);
  const words = `${titles.length} ${titles.length === 1 ? 'project' : 'projects'}`;
  await expect(filters(page).getByRole('status')).toHaveText(new RegExp(`^${words}( of .+)?( in .+)?$`));
}

test.describe('the filters of the portfolio', () => {
  test('narrow it by city and category, in the address, and Back undoes each choice', async ({ page }) => {
    await arriveAt(page, '/#/projects');
    await expectProjects(page, () => true);
    const slug = built?.service ?? '';
    await city(page, busiest).check();
    await expect(page).toHaveURL(`/#${to.filteredProjects({ city: busiest })}`);
    await expectProjects(page, inCity(busiest));
    await category(page).selectOption(slug);
    await expect(page).toHaveURL(`/#${to.filteredProjects({ category: slug, city: busiest })}`);
    await expectProjects(page, (project) => inCity(busiest)(project) && ofService(slug)(project));
    await page.goBack();
    await expect(page).toHaveURL(`/#${to.filteredProjects({ city: busiest })}`);
    await expectProjects(page, inCity(busiest));
    await expect(category(page)).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/#/projects');
    await expectProjects(page, () => true);
    await expect(city(page, 'All cities')).toBeChecked();
  });

  test('say how many projects each choice would leave', async ({ page }) => {
    await arriveAt(page, '/#/projects');
    await expect(city(page, 'All cities')).toHaveAccessibleName(new RegExp(`${allProjects.length}$`));
    for (const name of cities)
      await expect(city(page, name)).toHaveAccessibleName(new RegExp(`${count(inCity(name))}$`));
    const options = category(page).locator('option');
    const named = (name: string, wanted: Wanted) =>
      `${name} (${count((project) => project.category === name && wanted(project))})`;
    await expect(options).toHaveText([
      'All categories',
      ...categories.map((name) => named(name, () => true)),
    ]);
    await city(page, busiest).check();
    await expect(options).toHaveText([
      'All categories',
      ...categories.map((name) => named(name, inCity(busiest))),
    ]);
  });

  test('are taken from the address, where a value that no project has counts for nothing', async ({
    page,
  }) => {
    const last = allProjects.at(-1);
    await arriveAt(page, `/#${to.filteredProjects({ category: last?.service ?? '' })}`);
    await expectProjects(page, ofService(last?.service));
    await expect(category(page)).toHaveValue(last?.service ?? '');
    await page.goto(`/#/projects?city=${encodeURIComponent(last?.city ?? '')}`);
    await expectProjects(page, inCity(last?.city));
    await page.goto('/#/projects?city=Atlantis');
    await expectProjects(page, () => true);
    await page.goto(to.filteredProjects({ city: busiest }));
    await expectProjects(page, inCity(busiest));
    await page.reload();
    await expectProjects(page, inCity(busiest));
  });

  test('make no history entry of their own on a visit, however the address is written', async ({ page }) => {
    await arriveAt(page, '/');
    const length = await page.evaluate(() => history.length);
    await page.goto(`/#/projects?city=${encodeURIComponent(busiest)}&category=nothing`);
    await expectProjects(page, inCity(busiest));
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
  });

  for (const { service, name } of strangers.slice(0, 1)) {
    test('say when nothing fits both, and lead out of it', async ({ page }) => {
      await arriveAt(page, `/#${to.filteredProjects({ category: service.slug, city: name })}`);
      await expect(page.getByRole('heading', { name: 'No project matches both' })).toBeVisible();
      await expect(page.getByText(`We have nothing to show for ${service.title} in ${name}.`)).toBeVisible();
      await expect(filters(page).getByRole('status')).toHaveText(`0 projects of ${service.title} in ${name}`);
      const waysOut = page.getByRole('region', { name: 'Projects', exact: true }).getByRole('link');
      await expect(waysOut).toHaveText([
        `${name} (${count(inCity(name))})`,
        `${service.title} (${count(ofService(service.slug))})`,
        `All projects (${allProjects.length})`,
      ]);
      await waysOut.nth(1).click();
      await expect(page).toHaveURL(`/#${to.filteredProjects({ category: service.slug })}`);
      await expectProjects(page, ofService(service.slug));
      await page.goBack();
      await waysOut.nth(2).click();
      await expect(page).toHaveURL('/#/projects');
      await expectProjects(page, () => true);
    });
  }

  test('work by keyboard', async ({ page }) => {
    await arriveAt(page, '/#/projects');
    await city(page, 'All cities').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`/#${to.filteredProjects({ city: busiest })}`);
    await expect(city(page, busiest)).toBeFocused();
    await expectProjects(page, inCity(busiest));
  });
});
