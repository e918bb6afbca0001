import { projects } from '../content/projects/catalogue.ts';
import { arriveAt } from './arrival.ts';
import { recordScrolls, scrolls } from './scroll-record.ts';
import { expect, test } from './site-test.ts';

test.describe('a project', () => {
  test('shows badge, title, story, schedule and scope', async ({ page }) => {
    await page.goto('/#/projects/3');
    const [, , project] = projects;
    const { story, features, schedule } = projects[2];
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(project.title);
    const head = main.locator('header').first();
    await expect(head.getByText('Featured', { exact: true })).toBeVisible();
    await expect(head.getByText(project.category, { exact: true })).toBeVisible();
    await expect(head.getByText(project.description)).toBeVisible();
    for (const paragraph of story) await expect(main.getByText(paragraph)).toBeVisible();
    const rows = main.locator('dl', { hasText: 'On site' });
    for (const fact of [project.location, project.completionDate, ...Object.values(schedule)])
      await expect(rows.getByRole('definition').getByText(fact, { exact: true })).toBeVisible();
    await expect(main.locator('ol').getByRole('listitem')).toContainText([...features]);
  });

  test('is found by its number, each of the 14', async ({ page }) => {
    for (const { id, title } of projects) {
      await page.goto(`/#/projects/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });

  test('leads back to the projects', async ({ page }) => {
    await arriveAt(page, '/#/projects/3');
    const back = page.getByRole('button', { name: 'Back to Projects' });
    await expect(back).toHaveAttribute('formaction', '/projects');
    await back.click();
    await expect(page).toHaveURL('/#/projects');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Renovation Portfolio');
  });

  test('invites to ask for a similar one, at the contact page', async ({ page }) => {
    await arriveAt(page, '/#/projects/3');
    await expect(page.getByRole('heading', { name: 'Interested in a similar project?' })).toBeVisible();
    await expect(page.getByText('Contact us today for a free consultation and estimate.')).toBeVisible();
    const request = page.getByRole('link', { name: 'Request a Quote' });
    await expect(request).toHaveAttribute('href', '/contact');
    await request.click();
    await expect(page).toHaveURL('/#/contact');
  });

  test('leads to its service and to three other projects', async ({ page }) => {
    await arriveAt(page, '/#/projects/3');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Kitchen Renovations', exact: true }).click();
    await expect(page).toHaveURL('/#/services?id=3');
    await page.goBack();
    const related = page.getByRole('region', { name: 'Nearby on the drawing list' }).getByRole('article');
    await expect(related).toHaveCount(3);
    // The other house in Oakville comes first.
    await expect(related.first().getByRole('heading')).toHaveText(projects[5].title);
    await related.first().getByRole('link').click();
    await expect(page).toHaveURL('/#/projects/6');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects[5].title);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test.describe('that does not exist', () => {
    // Its document is answered with 404, which the browser notes.
    test.use({ expectedNoise: [/404 \(Not Found\)/] });

    for (const id of ['99', '0', 'kitchen']) {
      test(`is said not to: ${id}`, async ({ page }) => {
        await page.goto(`/#/projects/${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Not Found');
        await expect(
          page.getByText("Sorry, we couldn't find the project you're looking for.", { exact: true }),
        ).toBeVisible();
      });
    }

    test('leads to the projects section of Home', async ({ page }) => {
      await recordScrolls(page);
      await arriveAt(page, '/#/projects/99');
      await page.getByRole('main').getByRole('link', { name: 'View All Projects' }).click();
      await expect(page).toHaveURL('/#/#projects');
      await expect(page.getByRole('region', { name: 'Featured Projects' })).toBeInViewport();
      expect(await scrolls(page)).toContainEqual({ how: 'smooth', to: 'projects' });
    });
  });
});
