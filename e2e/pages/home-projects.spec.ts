import { FEATURED_ON_HOME } from '../../content/projects/order.ts';
import { arriveAt } from '../support/arrival.ts';
import { allProjects } from '../support/entries.ts';
import { expect, test } from '../support/site-test.ts';

const SHOWN: readonly number[] = FEATURED_ON_HOME.slice(0, 3);

test.describe('the featured projects of Home', () => {
  test('are at most three, with everything that a card tells', async ({ page }) => {
    await arriveAt(page, '/');
    const section = page.getByRole('region', { name: 'Featured Projects' });
    const cards = section.getByRole('article');
    await expect(cards).toHaveCount(SHOWN.length);
    for (const [at, id] of SHOWN.entries()) {
      const card = cards.nth(at);
      const project = allProjects.find((candidate) => candidate.id === id);
      if (!project) throw new Error(`there is no project ${id}`);
      await expect(card.getByText('Featured', { exact: true })).toBeVisible();
      await expect(card.getByText(project.category, { exact: true })).toBeVisible();
      await expect(card.getByRole('heading')).toHaveText(project.title);
      await expect(card.getByText(project.description)).toHaveCSS('-webkit-line-clamp', '2');
      await expect(card.getByRole('definition')).toHaveText([project.location, project.completionDate]);
      await expect(card.locator('picture source')).toHaveAttribute(
        'srcset',
        new RegExp(`${project.cover.path}-`),
      );
      await expect(card.getByRole('link')).toHaveText('View Details');
      await expect(card.getByRole('link')).toHaveAttribute('href', `/projects/${id}`);
    }
    await cards.last().getByRole('link').click();
    await expect(page).toHaveURL(`/#/projects/${SHOWN.at(-1)}`);
    await page.goBack();
    await section.getByRole('button', { name: 'View All Projects' }).click();
    await expect(page).toHaveURL('/#/projects');
  });

  test('are there again for who goes back before the next screen is shown', async ({ page }) => {
    // The browser runs the callback once it has captured the old page; here the test decides when.
    await page.addInitScript(() => {
      const start = Document.prototype.startViewTransition;
      const released = new Promise((resolve) => addEventListener('release', resolve, { once: true }));
      Document.prototype.startViewTransition = function (update) {
        document.documentElement.dataset.transition = 'started';
        return start.call(this, async () => {
          await released;
          if (typeof update === 'function') await update();
          dispatchEvent(new Event('updated'));
        });
      };
    });
    await arriveAt(page, '/');
    const section = page.getByRole('region', { name: 'Featured Projects' });
    await section.getByRole('link').first().click();
    await expect(page).toHaveURL(`/#/projects/${SHOWN[0]}`);
    await expect(page.locator('html[data-transition=started]')).toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL('/#/');
    await page.evaluate(() => {
      const updated = new Promise((resolve) => addEventListener('updated', resolve, { once: true }));
      dispatchEvent(new Event('release'));
      return updated;
    });
    await expect(section).toBeVisible();
    // A card that stayed marked would have the same view transition name as the next one.
    await expect(page.locator('[data-leaving]')).toHaveCount(0);
  });
});
