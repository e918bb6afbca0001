import { company } from '../../content/company.ts';
import { heroHeadline } from '../../content/hero.ts';
import { services } from '../../content/services/catalogue.ts';
import { documentPath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import { twoDigits } from '../../contract/sheets.ts';
import { arriveAt } from '../support/arrival.ts';
import { oneProject, oneService } from '../support/entries.ts';
import { expect, test } from '../support/site-test.ts';

const ENTRIES = ['Home', 'Services', 'Projects', 'Testimonials', 'About Us', 'Contact'];

test.describe('the header', () => {
  test('has a top bar with phone, hours, location and email, and six entries that lead to their screens', async ({
    page,
  }) => {
    await arriveAt(page, to.careers);
    const bar = page.getByRole('banner').getByRole('list').first();
    await expect(bar.getByRole('listitem')).toHaveText([
      company.phone.display,
      company.hours.display,
      `${company.location.city}, ${company.location.region}`,
      company.email,
    ]);
    await expect(bar.getByRole('link', { name: company.phone.display })).toHaveAttribute(
      'href',
      company.phone.href,
    );
    await expect(bar.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );

    const navigation = page.getByRole('navigation', { name: 'Main' });
    const entries = navigation.getByRole('list').first().locator(':scope > li > :is(a, button)');
    await expect(entries).toHaveText(ENTRIES);
    const screens = [
      ['Home', '/', heroHeadline],
      ['Projects', '/projects', 'Our Renovation Portfolio'],
      ['Testimonials', '/testimonials', 'Our Testimonials'],
      ['About Us', '/about', 'About Us'],
    ] as const;
    for (const [name, path, heading] of screens) {
      const link = navigation.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', path);
      await link.click();
      await expect(page).toHaveURL(`/#${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await navigation.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/#/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('underlines the active entry, and no other', async ({ page }) => {
    await arriveAt(page, to.terms);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const underlined = () =>
      navigation
        .getByRole('list')
        .first()
        .locator(':scope > li > :is(a, button)')
        .evaluateAll((all) =>
          all.flatMap((entry) =>
            getComputedStyle(entry).textDecorationLine === 'underline' ? entry.textContent : [],
          ),
        );
    const active = [
      ['/#/', 'Home'],
      [`/#${to.service(oneService.id)}`, 'Services'],
      [`/#${to.project(oneProject.id)}`, 'Projects'],
      ['/#/about?tab=team', 'About Us'],
    ] as const;
    for (const [address, name] of active) {
      await page.goto(address);
      await expect.poll(underlined, address).toEqual([name]);
    }
    await page.goto('/#/careers');
    await expect(navigation.locator('[aria-current]')).toHaveCount(0);
  });

  test('opens a panel under Services with the overview and every service, to which it leads', async ({
    page,
  }) => {
    await arriveAt(page, to.terms);
    const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' });
    const panel = page.locator('#services-panel');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('link')).toHaveText([
      'Services Overview',
      ...services.map(({ title }) => title),
    ]);
    for (const { id, title } of services) {
      const link = panel.getByRole('link', { name: title, exact: true });
      await expect(link).toHaveAttribute('href', documentPath(to.service(id)));
      const drawn = await link.evaluate((element) => getComputedStyle(element, '::before').content);
      expect(drawn).toContain(`"${twoDigits(id)}"`);
    }
    // The margin of the page, below the panel.
    await page.mouse.click(8, 860);
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await button.click();
    await panel.getByRole('link', { name: oneService.title, exact: true }).click();
    await expect(page).toHaveURL(`/#${to.service(oneService.id)}`);
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: oneService.title, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await button.click();
    await expect(panel.getByRole('link', { name: oneService.title, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await panel.getByRole('link', { name: 'Services Overview' }).click();
    await expect(page).toHaveURL('/#/services');
    await expect(panel).toBeHidden();
  });
});
