import { company } from '../../content/company.ts';
import { accessibilityStatement } from '../../content/legal/accessibility-statement.ts';
import type { LegalDocument } from '../../content/legal/legal-document.ts';
import { privacyPolicy } from '../../content/legal/privacy-policy.ts';
import { terms } from '../../content/legal/terms.ts';
import { documentPath } from '../../contract/documents.ts';
import { patterns, screenNames, screenRow, to } from '../../contract/screens.ts';
import { arriveAt } from '../support/arrival.ts';
import { allServices, defaultService } from '../support/entries.ts';
import { expect, test } from '../support/site-test.ts';

const listedServices = allServices.filter(({ isListedInSitemap }) => isListedInSitemap);

const legalPages: readonly (readonly [route: string, content: LegalDocument])[] = [
  [to.privacyPolicy, privacyPolicy],
  [to.terms, terms],
  [to.accessibility, accessibilityStatement],
];

test.describe('the legal pages', () => {
  for (const [route, { title, lastUpdated, sections }] of legalPages)
    test(`${title} is dated, has its sections with their lists, and links to the company`, async ({
      page,
    }) => {
      await arriveAt(page, route);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main.getByText(`Last updated ${lastUpdated}`, { exact: true })).toBeVisible();
      for (const { title: name, list = [] } of sections) {
        const section = main.getByRole('region', { name, exact: true });
        await expect(section).toBeVisible();
        await expect(section.getByRole('term')).toHaveText(list.map(({ term }) => term));
        await expect(section.getByRole('definition')).toHaveText(list.map(({ text }) => text));
      }
      for (const name of [company.email, company.phone.display])
        await expect(main.getByRole('link', { name }).first()).toBeVisible();
    });

  test('have their contents beside them, which lead to each section', async ({ page }) => {
    await arriveAt(page, to.terms);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveText(terms.sections.map(({ title }) => title));
    for (const { id, title } of terms.sections) {
      await contents.getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(`/#${to.terms}#${id}`);
      const heading = page.getByRole('main').getByRole('heading', { name: title, exact: true });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
    }
  });
});

function screensListedIn(group: 'Main pages' | 'Resources'): string[] {
  return screenNames
    .filter((screen) => screenRow(screen).listedIn === group)
    .map((screen) => patterns[screen]);
}

test.describe('the sitemap', () => {
  test('links to every screen that is listed in it, and to the picked services; its actions lead there', async ({
    page,
  }) => {
    await arriveAt(page, '/sitemap');
    const links = async (region: string) =>
      page
        .getByRole('main')
        .getByRole('region', { name: region })
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
    expect(await links('Main pages')).toEqual(screensListedIn('Main pages'));
    expect(await links('Services')).toEqual([
      ...listedServices.map(({ id }) => documentPath(to.service(id))),
      '/services',
    ]);
    expect(await links('Projects')).toEqual(['/projects', '/#projects', '/#process', '/#testimonials']);
    expect(await links('Resources')).toEqual([
      '/about',
      '/about?tab=team',
      '/about?tab=mission',
      ...screensListedIn('Resources'),
    ]);
    await expect(
      page.getByRole('main').getByText(`${company.location.region}, ${company.location.country}`),
    ).toBeVisible();

    for (const [name, address, id] of [
      ['Ask for an estimate', '/#/contact#form', 'form'],
      ['Apply for a job', '/#/careers#apply', 'apply'],
      ['Subscribe to the newsletter', '/#/#newsletter', 'newsletter'],
    ] as const) {
      await page.getByRole('region', { name: 'Quick actions' }).getByRole('link', { name }).click();
      await expect(page).toHaveURL(address);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await page.goBack();
    }
    const { id, title } = listedServices.at(-1) ?? defaultService;
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(`/#/services?id=${id}`);
  });
});
