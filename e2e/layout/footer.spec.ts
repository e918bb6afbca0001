import { company } from '../../content/company.ts';
import { intros } from '../../content/pages.ts';
import { services } from '../../content/services/catalogue.ts';
import { documentPath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import { arriveAt } from '../support/arrival.ts';
import { oneService } from '../support/entries.ts';
import { expect, test } from '../support/site-test.ts';

test('the footer says who we are and how to reach us, lists the pages, and leads to them', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-07-01T12:00:00Z'));
  await arriveAt(page, to.terms);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(company.tagline)).toBeVisible();
  await expect(footer.getByText(intros.footer)).toBeVisible();
  await expect(footer.getByRole('link', { name: company.social.label })).toHaveAttribute(
    'href',
    company.social.href,
  );
  await expect(footer.getByRole('heading', { name: 'Contact Info' })).toBeVisible();
  await expect(footer.getByRole('link', { name: company.phone.display })).toHaveAttribute(
    'href',
    company.phone.href,
  );
  await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  await expect(footer.getByText(company.hours.short)).toBeVisible();
  // The current year, even if the document is older.
  await expect(footer).toContainText(`© 2031 ${company.name}`);

  const lists = [
    [
      'Our Services',
      [...services.map(({ title }) => title), 'View All Services'],
      [...services.map(({ id }) => documentPath(to.service(id))), '/services'],
    ],
    ['Our Projects', ['View All Projects'], ['/projects']],
    [
      'Quick Links',
      ['Home', 'Testimonials', 'About Us', 'Careers', 'Contact'],
      ['/', '/testimonials', '/about', '/careers', '/contact'],
    ],
    [
      'Legal',
      ['Privacy Policy', 'Terms of Service', 'Accessibility', 'Sitemap'],
      ['/privacy-policy', '/terms', '/accessibility', '/sitemap'],
    ],
  ] as const;
  for (const [name, words, paths] of lists) {
    const links = footer.getByRole('navigation', { name }).getByRole('link');
    await expect(links).toHaveText([...words]);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(paths);
  }

  await footer.getByRole('link', { name: oneService.title, exact: true }).click();
  await expect(page).toHaveURL(`/#${to.service(oneService.id)}`);
  for (const name of ['Privacy Policy', 'Sitemap']) {
    await footer.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  await expect(page).toHaveURL('/#/sitemap');
});
