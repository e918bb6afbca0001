import { heroHeadline } from '../../content/hero.ts';
import { documentPath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import { oneProject, oneService } from '../support/entries.ts';
import { expect, test } from '../support/site-test.ts';

const PROJECT = to.project(oneProject.id);
const SERVICE = to.service(oneService.id);

test.describe('the address', () => {
  test('of a document becomes a fragment route, and a click on a link goes to one', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/#/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
    await expect(link).toHaveAttribute('href', '/careers');
    await link.click();
    await expect(page).toHaveURL('/#/careers');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goto(PROJECT);
    await expect(page).toHaveURL(`/#${PROJECT}`);
    await page.goto(documentPath(SERVICE));
    await expect(page).toHaveURL(`/#${SERVICE}`);
  });

  test('a deep link into the fragment never shows Home', async ({ page }) => {
    const seen: string[] = [];
    await page.exposeFunction('saw', (text: string) => seen.push(text));
    await page.addInitScript(() => {
      const look = () => {
        const heading = document.querySelector('h1');
        if (heading?.checkVisibility({ visibilityProperty: true })) {
          (window as unknown as { saw: (text: string) => void }).saw(heading.textContent ?? '');
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/#/testimonials');
    await expect(page.getByRole('heading', { level: 1, name: 'Our Testimonials' })).toBeVisible();
    expect(seen).not.toContain(heroHeadline);
  });

  test('a redirect stored for the session is followed once, after 100 ms, and announced', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.addInitScript((path) => {
      // Older browsers do not support `URL.parse`.
      Object.assign(URL, { parse: undefined });
      if (!sessionStorage.getItem('was-here')) sessionStorage.setItem('redirect', path);
      sessionStorage.setItem('was-here', 'yes');
      addEventListener('location-change', () => document.documentElement.setAttribute('data-announced', ''));
    }, PROJECT);
    await page.goto('/');
    await expect(page).toHaveURL('/#/');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('redirect'))).toBeNull();
    await page.clock.runFor(99);
    await expect(page).toHaveURL('/#/');
    await page.clock.runFor(1);
    await expect(page).toHaveURL(`/#${PROJECT}`);
    await expect(page.locator('html')).toHaveAttribute('data-announced', '');
  });

  test('a stored redirect to another site is dropped', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.addInitScript(() => sessionStorage.setItem('redirect', 'https://example.com/elsewhere'));
    await page.goto('/');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('redirect'))).toBeNull();
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/#/');
  });
});
