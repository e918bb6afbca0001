import { FEATURED_ON_HOME, projects } from '../content/projects/catalogue.ts';
import { arriveAt } from './arrival.ts';
import { expect, test } from './site-test.ts';

test.describe('the featured projects of Home', () => {
  test('are at most three, with everything that a card tells', async ({ page }) => {
    await arriveAt(page, '/');
    const section = page.getByRole('region', { name: 'Featured Projects' });
    const cards = section.getByRole('article');
    await expect(cards).toHaveCount(3);
    for (const [at, id] of FEATURED_ON_HOME.slice(0, 3).entries()) {
      const card = cards.nth(at);
      const project = projects.find((candidate) => candidate.id === id);
      if (!project) throw new Error(`there is no project ${id}`);
      await expect(card.getByText('Featured', { exact: true })).toBeVisible();
      await expect(card.getByText(project.category, { exact: true })).toBeVisible();
      await expect(card.getByRole('heading')).toHaveText(project.title);
      await expect(card.getByText(project.description)).toHaveCSS('-webkit-line-clamp', '2');
      await expect(card.getByRole('definition')).toHaveText([project.location, project.completionDate]);
      await expect(card.locator('picture source')).toHaveAttribute(
        'srcset',
        new RegExp(`/${project.cover}-`),
      );
      await expect(card.getByRole('link')).toHaveText('View Details');
      await expect(card.getByRole('link')).toHaveAttribute('href', `/projects/${id}`);
    }
    await cards.nth(1).getByRole('link').click();
    await expect(page).toHaveURL(`/#/projects/${FEATURED_ON_HOME[1]}`);
    await page.goBack();
    await section.getByRole('button', { name: 'View All Projects' }).click();
    await expect(page).toHaveURL('/#/projects');
  });
});
