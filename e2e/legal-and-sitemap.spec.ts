import { company, warrantyYears } from '../content/company.ts';
import { documentPath } from '../contract/documents.ts';
import { to } from '../contract/screens.ts';
import { arriveAt } from './arrival.ts';
import { allServices, defaultService } from './entries.ts';
import { expect, test } from './site-test.ts';

const listedServices = allServices.filter(({ isListedInSitemap }) => isListedInSitemap);

test.describe('the legal pages', () => {
  test('the privacy policy is dated and says what is collected, for what, how it is kept and whom to ask', async ({
    page,
  }) => {
    await arriveAt(page, '/privacy-policy');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await expect(main.getByText('Last updated April 17, 2025', { exact: true })).toBeVisible();
    const collected = main.getByRole('region', { name: 'Information we collect' });
    await expect(collected.getByRole('term')).toHaveText([
      'Contact information',
      'Project details',
      'Communication records',
      'Technical information',
      'Job application information',
    ]);
    const uses = main.getByRole('region', { name: 'How we use your information' });
    await expect(uses.getByRole('term')).toHaveText([
      'Services',
      'Communication',
      'Newsletters and promotions',
      'Job applications',
      'Legal compliance',
      'Analytics',
    ]);
    await expect(main.getByRole('region', { name: 'Data security' })).toBeVisible();
    const contact = main.getByRole('region', { name: 'Contact us' });
    await expect(contact.getByRole('link', { name: company.email })).toBeVisible();
    await expect(contact.getByRole('link', { name: company.phone.display })).toBeVisible();
  });

  test('the terms are dated and cover services, warranty, project terms and contact', async ({ page }) => {
    await arriveAt(page, '/terms');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    await expect(main.getByText('Last updated April 17, 2025', { exact: true })).toBeVisible();
    for (const name of ['Services', 'Warranty', 'Project terms', 'Contact us'])
      await expect(main.getByRole('region', { name, exact: true })).toBeVisible();
    const warranty = main.getByRole('region', { name: 'Warranty', exact: true });
    await expect(warranty.getByRole('term')).toHaveText([
      'Workmanship',
      'Major structural elements',
      'Materials',
    ]);
    const [workmanship, structure, materials] = await warranty.getByRole('definition').allTextContents();
    expect(workmanship).toMatch(new RegExp(`^${warrantyYears.workmanship} years`));
    expect(structure).toMatch(new RegExp(`^${warrantyYears.majorStructuralElements} years`));
    expect(materials).toMatch(/^Under the manufacturer's warranty/);

    await test.step('their contents stand beside them, and lead to each part', async () => {
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const sections = main.getByRole('heading', { level: 2 });
      const titles = (await sections.allTextContents()).filter((title) => title !== 'On this page');
      await expect(contents.getByRole('link')).toHaveText(titles);
      await contents.getByRole('link', { name: 'Warranty', exact: true }).click();
      await expect(page).toHaveURL('/#/terms#warranty');
      const heading = page.getByRole('heading', { name: 'Warranty', exact: true });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
    });
  });

  test('the accessibility statement says what was tested, what is not perfect, and how to ask for help', async ({
    page,
  }) => {
    await arriveAt(page, '/accessibility');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Accessibility');
    for (const name of ['What was tested', 'What is not perfect'])
      expect(await main.getByRole('region', { name }).getByRole('term').count()).toBeGreaterThan(2);
    const help = main.getByRole('region', { name: /^Ask for help/ });
    await expect(help.getByRole('link', { name: company.email })).toBeVisible();
    await expect(help.getByRole('link', { name: company.phone.display })).toBeVisible();
  });
});

test.describe('the sitemap', () => {
  test('links to the main pages, the picked services, the projects and the resources', async ({ page }) => {
    await arriveAt(page, '/sitemap');
    const links = async (region: string) =>
      page
        .getByRole('main')
        .getByRole('region', { name: region })
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
    expect(await links('Main pages')).toEqual([
      '/',
      '/services',
      '/projects',
      '/testimonials',
      '/about',
      '/contact',
      '/careers',
    ]);
    expect(await links('Services')).toEqual([
      ...listedServices.map(({ id }) => documentPath(to.service(id))),
      '/services',
    ]);
    expect(await links('Projects')).toEqual(['/projects', '/#projects', '/#process', '/#testimonials']);
    expect(await links('Resources')).toEqual([
      '/about',
      '/about?tab=team',
      '/about?tab=mission',
      '/sample-estimate',
      '/weekly-report',
      '/privacy-policy',
      '/terms',
      '/accessibility',
    ]);
    expect(await links('Quick actions')).toEqual(['/contact#form', '/careers#apply', '/#newsletter']);
    await expect(
      page.getByRole('main').getByText(`${company.location.region}, ${company.location.country}`),
    ).toBeVisible();
  });

  test('has quick actions that lead to the form, the application and the newsletter, and opens a service', async ({
    page,
  }) => {
    await arriveAt(page, '/sitemap');
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
