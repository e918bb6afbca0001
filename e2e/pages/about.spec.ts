import type { Page } from '@playwright/test';
import {
  clientReview,
  companyStory,
  mission,
  teamApproach,
  values,
  whyChooseUs,
  workSteps,
} from '../../content/about.ts';
import { to } from '../../contract/screens.ts';
import { arriveAt } from '../support/arrival.ts';
import { holdRequests } from '../support/held-requests.ts';
import { expect, test } from '../support/site-test.ts';

const LABELS = ['Company History', 'Our Team', 'Mission & Values'] as const;
type Label = (typeof LABELS)[number];

async function expectTab(page: Page, label: Label): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(label);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: label })).toBeVisible();
}

test.describe('About', () => {
  test('begins with the company; its tabs tell of the team, its steps, the mission and the values', async ({
    page,
  }) => {
    await arriveAt(page, to.about());
    await expect(page.getByRole('tab')).toHaveText([...LABELS]);
    await expectTab(page, 'Company History');
    const panel = page.getByRole('tabpanel');
    for (const paragraph of companyStory.paragraphs) await expect(panel).toContainText(paragraph);
    await expect(panel.getByRole('heading', { name: whyChooseUs.title })).toBeVisible();
    for (const { title } of whyChooseUs.points) await expect(panel).toContainText(title);
    await expect(panel.getByRole('blockquote')).toHaveText(`“${clientReview.quote}”`);

    await page.getByRole('tab', { name: 'Our Team' }).click();
    await expect(page).toHaveURL('/#/about?tab=team');
    await expectTab(page, 'Our Team');
    await expect(panel).toContainText(teamApproach.paragraphs[0]);
    for (const { title } of workSteps)
      await expect(panel.getByRole('heading', { name: title, exact: true })).toBeVisible();

    await page.getByRole('tab', { name: 'Mission & Values' }).click();
    await expect(page).toHaveURL('/#/about?tab=mission');
    await expectTab(page, 'Mission & Values');
    await expect(panel).toContainText(mission.paragraphs[0]);
    await expect(panel.getByRole('term')).toHaveText(values.map(({ title }) => title));
    for (const { text } of values) await expect(panel).toContainText(text);

    await test.step('goes back with the address', async () => {
      await page.getByRole('tab', { name: 'Company History' }).click();
      await expect(page).toHaveURL('/#/about');
      await expectTab(page, 'Company History');
      await page.goBack();
      await expect(page).toHaveURL('/#/about?tab=mission');
      await expectTab(page, 'Mission & Values');
    });

    await test.step('switches on the event switch-about-tab, told to window or document', async () => {
      for (const [target, detail, label, address] of [
        ['window', 'team', 'Our Team', '/#/about?tab=team'],
        ['window', 'company', 'Company History', '/#/about'],
        ['document', 'mission', 'Mission & Values', '/#/about?tab=mission'],
        ['document', 'company', 'Company History', '/#/about'],
      ] as const) {
        await page.evaluate(
          ([on, tab]) => {
            const event = new CustomEvent('switch-about-tab', { detail: tab });
            (on === 'window' ? window : document).dispatchEvent(event);
          },
          [target, detail] as const,
        );
        await expectTab(page, label);
        await expect(page).toHaveURL(address);
      }
    });
  });

  test('takes the tab from the query; anything else means the company', async ({ page }) => {
    for (const [address, label] of [
      ['/about?tab=mission', 'Mission & Values'],
      ['/#/about?tab=team', 'Our Team'],
      ['/#/about?tab=nonsense', 'Company History'],
    ] as const) {
      await page.goto(address);
      await expectTab(page, label);
    }
  });

  test('opens at the top, also after a reload, and stays where it is when the tab changes', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await arriveAt(page, to.sitemap);
    await test.step('with the tab that a link asks for, before the code of the tabs is there', async () => {
      const release = await holdRequests(page, '**/assets/about-tabs-*.js');
      await page
        .getByRole('main')
        .locator(`a[href="${to.about('team')}"]`)
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(page.getByRole('tabpanel', { name: 'Our Team' })).toBeVisible();
      await test.step('nor is lost when others are chosen meanwhile', async () => {
        const shown = page.getByRole('tabpanel', { includeHidden: false });
        await page.getByRole('tab', { name: 'Mission & Values' }).click();
        await expect(shown).toHaveAccessibleName('Mission & Values');
        await page.evaluate(() => dispatchEvent(new CustomEvent('switch-about-tab', { detail: 'company' })));
        await expect(shown).toHaveAccessibleName('Company History');
        await page.goBack();
        await expect(shown).toHaveAccessibleName('Mission & Values');
        await page.goBack();
        await expect(shown).toHaveAccessibleName('Our Team');
      });
      release();
      await expectTab(page, 'Our Team');
      await page.goBack();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expectTab(page, 'Company History');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('tab', { name: 'Our Team' }).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await page.getByRole('tab', { name: 'Our Team' }).click();
    await expectTab(page, 'Our Team');
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await expect(page.getByRole('tab', { name: 'Our Team' })).toBeFocused();

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.reload();
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test.describe('without its scripts', () => {
    test.use({ expectedNoise: [/\.js failed|Failed to load resource/] });

    test('shows the tab of the query all the same', async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/#/about?tab=team');
      await expect(page.getByRole('tabpanel', { name: 'Our Team' })).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await page.getByRole('tab', { name: 'Company History' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Company History' })).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
    });
  });
});
