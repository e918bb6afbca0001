import { companyStory, mission, teamApproach } from '../../content/about.ts';
import { company } from '../../content/company.ts';
import { type FaqEntry, faq } from '../../content/faq.ts';
import { heroHeadline } from '../../content/hero.ts';
import { picturesOf } from '../../content/project.ts';
import { projects } from '../../content/projects/catalogue.ts';
import { testimonials } from '../../content/testimonials.ts';
import { PROJECTS_PER_PAGE } from '../../contract/project-pages.ts';
import { to } from '../../contract/screens.ts';
import {
  defaultService,
  galleryProjects,
  oneProject,
  oneService,
  otherService,
  pairedProjects,
} from '../support/entries.ts';
import { expect, test } from '../support/site-test.ts';

// Without JavaScript the browser cancels module preloads.
test.use({ javaScriptEnabled: false, expectedNoise: [/\.js failed$|status of 404/] });

test.describe('without JavaScript', () => {
  test('pages follow each other by plain links', async ({ page }) => {
    await page.goto('/');
    const h1 = page.getByRole('heading', { level: 1 });
    await expect(h1).toHaveText(heroHeadline);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL('/projects');
    await expect(h1).toHaveText('Our Renovation Portfolio');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(
      Math.min(projects.length, PROJECTS_PER_PAGE),
    );
    await expect(page.locator('search')).toBeAttached();
    await expect(page.getByRole('search', { name: 'Filter the projects' })).toBeHidden();
    await page.getByRole('link', { name: `View Details: ${oneProject.title}` }).click();
    await expect(page).toHaveURL(to.project(oneProject.id));
    await page.getByRole('link', { name: 'Request a Quote' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('the services menu and the buttons of the services page lead to services', async ({ page }) => {
    const h1 = page.getByRole('heading', { level: 1 });
    await page.goto('/services');
    const entry = page.getByRole('banner').getByRole('link', { name: oneService.title, exact: true });
    await expect(entry).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
    await expect(entry).toBeVisible();
    await entry.click();
    await expect(page).toHaveURL(`/services/${oneService.slug}`);
    await expect(h1).toHaveText(oneService.title);

    await page.goto('/services');
    await page.getByRole('main').getByRole('button', { name: otherService.title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/services/${otherService.slug}\\??$`));
    await expect(h1).toHaveText(otherService.title);
  });

  test('every testimonial of the carousel can be scrolled to, and estimate buttons lead to the form', async ({
    page,
  }) => {
    await page.goto('/');
    const slides = page.getByRole('region', { name: /testimonials|clients/i }).getByRole('group');
    await expect(slides).toHaveCount(testimonials.length);
    for (const { content } of testimonials) {
      const quote = page.getByText(content);
      await quote.scrollIntoViewIfNeeded();
      await expect(quote).toBeInViewport();
    }
    await expect(page.getByRole('button', { name: /^(Next|Previous)/ })).toHaveCount(0);

    await page.getByRole('button', { name: `Get Quote: ${defaultService.title}`, exact: true }).click();
    // Without scripts the form ignores the query; if scripts load later, it uses it.
    await expect(page).toHaveURL(/\/contact\?projectType=[^#]+#form$/);
    await page.getByRole('banner').getByRole('button', { name: 'Free Estimate' }).click();
    await expect(page).toHaveURL(/\/contact\??#form$/);
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeInViewport();
  });

  test('what scripts would fold or fetch is there to be read', async ({ page }) => {
    await test.step('every tab panel, without a tab list', async () => {
      await page.goto('/about');
      await expect(page.getByRole('tablist')).toBeHidden();
      for (const words of [companyStory.title, teamApproach.title, mission.title])
        await expect(page.getByRole('heading', { name: words })).toBeVisible();
    });

    await test.step('the first answer of each kind, and another when it is opened', async () => {
      await page.goto('/contact');
      const isFirst = (entry: FaqEntry) =>
        faq.find(({ category }) => category === entry.category)?.question === entry.question;
      for (const { answer } of faq.filter(isFirst)) await expect(page.getByText(answer)).toBeVisible();
      const closed = faq.find((entry) => !isFirst(entry)) ?? faq[0];
      await expect(page.getByText(closed.answer)).toBeHidden();
      await page.getByText(closed.question).click();
      await expect(page.getByText(closed.answer)).toBeVisible();
    });

    await test.step('a file test that promises nothing it cannot do', async () => {
      await page.goto('/file-test');
      await expect(page.getByRole('main').getByRole('link', { name: '/api/resumes/list' })).toBeVisible();
      await expect(page.getByText('Loading files...')).toBeHidden();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    });

    await test.step('an address that leads nowhere says so', async () => {
      const answer = await page.goto('/no/such/page');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    });
  });

  test('the pictures of a project are all shown, before and after one below the other', async ({
    page,
    request,
  }) => {
    for (const project of galleryProjects.slice(0, 1)) {
      await page.goto(to.project(project.id));
      const pictures = page.getByRole('region', { name: 'Pictures' }).getByRole('link');
      await expect(pictures).toHaveCount(picturesOf(project).length + (project.drawing ? 1 : 0));
      const address = await pictures.first().getAttribute('href');
      expect((await request.get(address ?? '')).headers()['content-type']).toMatch(/^image\//);
    }
    for (const { id, beforeAndAfter } of pairedProjects.slice(0, 1)) {
      await page.goto(to.project(id));
      const [before, after] = [
        page.getByRole('img', { name: beforeAndAfter.before.alt }).first(),
        page.getByRole('img', { name: beforeAndAfter.after.alt }).first(),
      ];
      await expect(before).toBeVisible();
      await expect(after).toBeVisible();
      const [upper, lower] = [await before.boundingBox(), await after.boundingBox()];
      expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? 0) + (upper?.height ?? 0));
      await expect(page.getByRole('slider')).toBeHidden();
    }
  });
});

test.describe('without JavaScript on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, with its services, and the bar at the foot calls and leads to the form', async ({
    page,
  }) => {
    await page.goto('/projects');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Testimonials' })).toBeVisible();
    await menu.getByText('Services', { exact: true }).click();
    await menu.getByRole('link', { name: oneService.title, exact: true }).click();
    await expect(page).toHaveURL(`/services/${oneService.slug}`);

    const bar = page.getByRole('region', { name: /call/i });
    await expect(bar.getByRole('link', { name: /Call/ })).toHaveAttribute('href', company.phone.href);
    await bar.getByRole('button', { name: 'Free Estimate' }).click();
    await expect(page).toHaveURL(/\/contact\??#form$/);
  });
});
