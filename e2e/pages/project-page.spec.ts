import { to } from '../../contract/screens.ts';
import { arriveAt } from '../support/arrival.ts';
import { allProjects, oneProject, serviceOf, UNKNOWN_ID } from '../support/entries.ts';
import { motion } from '../support/motion.ts';
import { recordScrolls, scrolls } from '../support/scroll-record.ts';
import { expect, test } from '../support/site-test.ts';
import { LONG } from '../support/tags.ts';

test.use(motion);

const PROJECT = to.project(oneProject.id);

/** A project with another one in the same city, if there is such a pair. */
const neighbour =
  allProjects.find(({ id, city }) => allProjects.some((other) => other.id !== id && other.city === city)) ??
  oneProject;

test.describe('a project', () => {
  test('shows badge, title, story, schedule and scope, and leads to the projects and to the contact page', async ({
    page,
  }) => {
    await arriveAt(page, PROJECT);
    const project = oneProject;
    const { story, features, schedule } = project;
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(project.title);
    const head = main.locator('header').first();
    await expect(head.getByText('Featured', { exact: true })).toHaveCount(project.isFeatured ? 1 : 0);
    await expect(head.getByText(project.category, { exact: true })).toBeVisible();
    await expect(head.getByText(project.description)).toBeVisible();
    for (const paragraph of story) await expect(main.getByText(paragraph)).toBeVisible();
    const rows = main.locator('dl', { hasText: 'On site' });
    for (const fact of [project.location, project.completionDate, ...Object.values(schedule)])
      await expect(rows.getByRole('definition').getByText(fact, { exact: true })).toBeVisible();
    await expect(main.locator('ol').getByRole('listitem')).toContainText([...features]);

    const back = page.getByRole('button', { name: 'Back to Projects' });
    await expect(back).toHaveAttribute('formaction', '/projects');
    await back.click();
    await expect(page).toHaveURL('/#/projects');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Renovation Portfolio');

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Interested in a similar project?' })).toBeVisible();
    await expect(page.getByText('Contact us today for a free consultation and estimate.')).toBeVisible();
    const request = page.getByRole('link', { name: 'Request a Quote' });
    await expect(request).toHaveAttribute('href', '/contact');
    await request.click();
    await expect(page).toHaveURL(/#\/contact\?projectType=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  });

  test('is found by its number, whichever it is', LONG, async ({ page }) => {
    for (const { id, title } of allProjects) {
      await page.goto(`/#/projects/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });

  test('leads to its service and to up to three other projects', async ({ page }) => {
    await arriveAt(page, to.project(neighbour.id));
    const main = page.getByRole('main');
    const service = serviceOf(neighbour);
    await main.getByRole('link', { name: service.title, exact: true }).click();
    await expect(page).toHaveURL(`/#${to.service(service.id)}`);
    await page.goBack();
    const related = page.getByRole('region', { name: 'More projects' }).getByRole('article');
    await expect(related).toHaveCount(Math.min(3, allProjects.length - 1));
    // Another project in the same city comes first, otherwise the next one in the list.
    const at = allProjects.indexOf(neighbour);
    const others = [...allProjects.slice(at + 1), ...allProjects.slice(0, at)];
    const nearest = others.find(({ city }) => city === neighbour.city) ?? others[0];
    await expect(related.first().getByRole('heading')).toHaveText(nearest?.title ?? '');
    await related.first().getByRole('link').click();
    await expect(page).toHaveURL(`/#${to.project(nearest?.id ?? 0)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nearest?.title ?? '');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test.describe('that does not exist', () => {
    // The document has status 404, which the browser logs.
    test.use({ expectedNoise: [/404 \(Not Found\)/] });

    test('is reported as not found, and leads to the projects section of Home', async ({ page }) => {
      await recordScrolls(page);
      for (const id of ['0', 'kitchen', String(UNKNOWN_ID)]) {
        await page.goto(`/?${id}#/projects/${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Not Found');
        await expect(
          page.getByText("Sorry, we couldn't find the project you're looking for.", { exact: true }),
        ).toBeVisible();
      }
      await expect(page.locator('html')).toHaveAttribute('data-live', '1');
      await page.getByRole('main').getByRole('link', { name: 'View All Projects' }).click();
      await expect(page).toHaveURL(/#\/#projects$/);
      await expect(page.getByRole('region', { name: 'Featured Projects' })).toBeInViewport();
      expect(await scrolls(page)).toContainEqual({ how: 'smooth', to: 'projects' });
    });
  });
});
