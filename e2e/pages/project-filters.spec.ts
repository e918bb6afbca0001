import type { Page } from '@playwright/test';
import { kindOf, kindsOfWork } from '../../content/kinds-of-work.ts';
import type { Project } from '../../content/project.ts';
import { to } from '../../contract/screens.ts';
import { arriveAt } from '../support/arrival.ts';
import { allProjects, allServices } from '../support/entries.ts';
import { expect, test } from '../support/site-test.ts';

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

const ofKind =
  (kind: string | undefined): Wanted =>
  (project) =>
    kindOf(project.service) === kind;

const cities = [...new Set(allProjects.map((project) => project.city))];
/** The kinds of work that have projects. */
const kinds = kindsOfWork.filter(({ slug }) => count(ofKind(slug)) > 0);

/** The city with the most projects, which comes first, and one of its projects. */
const [busiest = ''] = cities.toSorted((a, b) => count(inCity(b)) - count(inCity(a)));
const built = allProjects.findLast(inCity(busiest));
const builtKind = kinds.find(({ slug }) => slug === kindOf(built?.service ?? ''));

/** Pairs of a service and a city that both have projects, but none in common. */
const pairsWithoutProjects = allServices
  .filter(({ slug }) => count(ofService(slug)) > 0)
  .flatMap((service) =>
    cities
      .filter((name) => count((project) => inCity(name)(project) && ofService(service.slug)(project)) === 0)
      .map((name) => ({ service, name })),
  );

function filters(page: Page) {
  return page.getByRole('search', { name: 'Filter the projects' });
}

function city(page: Page) {
  return filters(page).getByRole('combobox', { name: 'City' });
}

function kind(page: Page, label: string) {
  return filters(page)
    .getByRole('group', { name: 'Kind of work' })
    .getByRole('radio', { name: new RegExp(`^${label}\\b`) });
}

async function expectProjects(page: Page, wanted: Wanted) {
  const titles = allProjects.filter(wanted).map(({ title }) => title);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles);
  const words = `${titles.length} ${titles.length === 1 ? 'project' : 'projects'}`;
  await expect(filters(page).getByRole('status')).toHaveText(new RegExp(`^${words}( of .+)?( in .+)?$`));
}

test.describe('the filters of the portfolio', () => {
  test('say how many projects each choice would leave, and Back undoes each', async ({ page }) => {
    test.skip(kinds.length < 2, 'there is one kind');
    const [first] = kinds;
    const slug = builtKind?.slug ?? '';
    const expectCounts = async (wanted: Wanted) => {
      await expect(kind(page, 'All')).toHaveAccessibleName(new RegExp(`\\b${count(wanted)}$`));
      for (const each of kinds) {
        const left = count((project) => ofKind(each.slug)(project) && wanted(project));
        await expect(kind(page, each.label)).toHaveAccessibleName(new RegExp(`\\b${left}$`));
      }
    };
    await arriveAt(page, '/projects');
    await expectProjects(page, () => true);
    await expectCounts(() => true);
    const options = city(page).locator('option');
    for (const name of cities)
      await expect(options.getByText(`${name} (${count(inCity(name))})`, { exact: true })).toBeAttached();
    await kind(page, builtKind?.label ?? '').check();
    await expect(page).toHaveURL(`/#${to.filteredProjects({ kind: slug })}`);
    await expectProjects(page, ofKind(slug));
    await city(page).selectOption(busiest);
    await expect(page).toHaveURL(`/#${to.filteredProjects({ kind: slug, city: busiest })}`);
    await expectProjects(page, (project) => inCity(busiest)(project) && ofKind(slug)(project));
    await expectCounts(inCity(busiest));
    await page.goBack();
    await expect(page).toHaveURL(`/#${to.filteredProjects({ kind: slug })}`);
    await expectProjects(page, ofKind(slug));
    await expect(city(page)).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/#/projects');
    await expectProjects(page, () => true);
    await expect(kind(page, 'All')).toBeChecked();

    await test.step('by keyboard too', async () => {
      await kind(page, 'All').focus();
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(`/#${to.filteredProjects({ kind: first?.slug ?? '' })}`);
      await expect(kind(page, first?.label ?? '')).toBeFocused();
      await expectProjects(page, ofKind(first?.slug));
    });
  });

  test('are taken from the address, where a value that no project has counts for nothing', async ({
    page,
  }) => {
    const last = allProjects.at(-1);
    await arriveAt(page, '/terms');
    const length = await page.evaluate(() => history.length);
    await page.goto(`/#/projects?city=${encodeURIComponent(busiest)}&category=nothing`);
    await expectProjects(page, inCity(busiest));
    expect(await page.evaluate(() => history.length), 'the navigation alone is an entry').toBe(length + 1);
    await page.goto('/#/projects?city=Atlantis');
    await expectProjects(page, () => true);
    await page.goto(`/#/projects?city=${encodeURIComponent(last?.city ?? '')}`);
    await expectProjects(page, inCity(last?.city));
    await page.goto(to.filteredProjects({ city: busiest }));
    await expectProjects(page, inCity(busiest));
    await page.reload();
    await expectProjects(page, inCity(busiest));
  });

  test('know the addresses of a single category, which stands among the kinds as long as it is chosen', async ({
    page,
  }) => {
    const slug = built?.service ?? '';
    const title = built?.category ?? '';
    await arriveAt(page, `/#${to.filteredProjects({ category: slug, city: busiest })}`);
    await expectProjects(page, (project) => inCity(busiest)(project) && ofService(slug)(project));
    await expect(kind(page, title)).toBeChecked();
    await city(page).selectOption('');
    await expect(page).toHaveURL(`/#${to.filteredProjects({ category: slug })}`);
    await expectProjects(page, ofService(slug));
    // If there is only one kind, the chips disappear with the category.
    await kind(page, 'All').click();
    await expectProjects(page, () => true);
    await expect(kind(page, title)).toHaveCount(0);

    for (const { service, name } of pairsWithoutProjects.slice(0, 1))
      await test.step('say when nothing fits both, and lead out of it', async () => {
        await page.goto(`/#${to.filteredProjects({ category: service.slug, city: name })}`);
        await expect(page.getByRole('heading', { name: 'No project matches both' })).toBeVisible();
        await expect(
          page.getByText(`We have nothing to show for ${service.title} in ${name}.`),
        ).toBeVisible();
        await expect(filters(page).getByRole('status')).toHaveText(
          `0 projects of ${service.title} in ${name}`,
        );
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
  });
});

test.describe('the filters of the portfolio on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const line = (page: Page) =>
    filters(page)
      .getByRole('button', { name: /projects?$/ })
      .first();
  const closer = (page: Page) => filters(page).getByRole('button', { name: 'Close the filters' });

  test('are one line, open over the page without moving it, and Back undoes a choice and closes them', async ({
    page,
  }) => {
    await arriveAt(page, '/terms');
    await page.goto('/#/projects');
    const first = page.getByRole('article').first();

    await test.step('the first screen shows a house with its title', async () => {
      await expect(line(page)).toHaveText(`All work, all cities${allProjects.length} projects`);
      await expect(first.locator('img')).toBeInViewport({ ratio: 1 });
      const title = await first.getByRole('heading').boundingBox();
      const callBar = await page
        .getByRole('region', { name: /call/i })
        .first()
        .boundingBox()
        .catch(() => null);
      expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThan(callBar?.y ?? 844);
      await expect(city(page)).toBeHidden();
    });

    const before = await first.boundingBox();
    await line(page).click();
    await expect(city(page)).toBeVisible();
    expect(await first.boundingBox()).toEqual(before);
    await page.goBack();
    await expect(city(page)).toBeHidden();
    await expect(page).toHaveURL('/#/projects');
    await line(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(closer(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(city(page)).toBeHidden();
    await expect(line(page)).toBeFocused();

    await line(page).click();
    await city(page).selectOption(busiest);
    await expect(page).toHaveURL(`/#${to.filteredProjects({ city: busiest })}`);
    await expectProjects(page, inCity(busiest));
    await filters(page)
      .getByRole('button', { name: /^Show \d+ projects?$/ })
      .click();
    await expect(city(page)).toBeHidden();
    await expect(page).toHaveURL(`/#${to.filteredProjects({ city: busiest })}`);
    await expect(line(page)).toContainText(`All work, ${busiest}`);
    await page.goBack();
    await expect(page).toHaveURL('/#/projects');
    await expectProjects(page, () => true);

    await test.step('they are a part of the page where the phone is turned while they are open', async () => {
      await line(page).click();
      await expect(closer(page)).toBeVisible();
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(city(page)).toBeVisible();
      await expect(closer(page)).toBeHidden();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(line(page)).toBeVisible();
      await expect(city(page)).toBeHidden();
    });
  });
});
