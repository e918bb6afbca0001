import type { Locator, Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { newsletter } from '../../content/newsletter.ts';
import { arriveAt, expectHydratedForm } from '../support/arrival.ts';
import { holdRequests } from '../support/held-requests.ts';
import { errorSummary } from '../support/request-form.ts';
import { sentEntries } from '../support/sent-entries.ts';
import { expect, test } from '../support/site-test.ts';

const SIGNUP_CALL = '**/api/newsletter';
const THANKS = newsletter.thanks;

test.describe('the newsletter', () => {
  // A call is refused on purpose.
  test.use({ expectedNoise: [/Signing up for the newsletter failed|Failed to load resource/] });

  test('needs an address and a consent of its own, which names the sender and how to withdraw', async ({
    page,
  }) => {
    let calls = 0;
    await page.route(SIGNUP_CALL, (route) => {
      calls += 1;
      return route.fulfill({ json: {} });
    });
    await arriveAt(page, '/#newsletter');
    await expect(section(page).getByRole('heading', { name: newsletter.title })).toBeInViewport();
    await expectHydratedForm(section(page));
    const consent = consentBox(page);
    await expect(consent).not.toBeChecked();
    const { wording } = newsletter.consent;
    const { city, region } = company.location;
    expect(wording).toContain(`${company.name} of ${city}, ${region}`);
    expect(wording).toMatch(/withdraw .* link in its emails or by writing to/);
    expect(wording).toContain(company.email);
    await expect(consent).toHaveAccessibleName(wording);
    await email(page).fill('maya@example.ca');
    await subscribe(page).click();
    const summary = errorSummary(section(page));
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(['Tick the box so that we may email you.']);
    await summary.getByRole('link').click();
    await expect(consent).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(subscribe(page)).toBeFocused();
    await consent.check();
    await expect(consent).toHaveAttribute('aria-invalid', 'false');

    await email(page).fill('maya');
    await subscribe(page).click();
    await expect(email(page)).toHaveAccessibleDescription('Enter an email address such as name@example.ca.');
    expect(calls).toBe(0);

    await section(page).getByText('On the list already?').getByRole('link').click();
    await expect(page).toHaveURL('/unsubscribe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave the newsletter');
  });

  test('sends what was agreed to, keeps what is refused, and thanks new and known addresses alike', async ({
    page,
  }) => {
    const calls: [string, string][][] = [];
    await page.route(
      SIGNUP_CALL,
      async (route) => {
        calls.push(await sentEntries(route.request()));
        await route.fulfill({ status: 503, json: { error: 'Not now.' } });
      },
      { times: 1 },
    );
    await arriveAt(page, '/#newsletter');
    await expectHydratedForm(section(page));
    await signUp(page, 'maya@example.ca');
    await expect(section(page).getByRole('status')).toContainText('Your address was not saved.');
    await expect(email(page)).toHaveValue('maya@example.ca');
    expect(calls.map((call) => Object.fromEntries(call))).toEqual([
      {
        email: 'maya@example.ca',
        _consent: newsletter.consent.version,
        _page: '/',
        _honey: '',
        _elapsed: expect.stringMatching(/^\d+$/),
      },
    ]);
    for (const address of ['maya@example.ca', 'MAYA@example.ca']) {
      const answered = page.waitForResponse(SIGNUP_CALL);
      await signUp(page, address);
      expect((await answered).status()).toBe(200);
      await expect(section(page).getByRole('status')).toHaveText(`${THANKS}Changed your mind? Unsubscribe`);
      await expect(email(page)).toHaveValue('');
      await expect(consentBox(page)).not.toBeChecked();
    }
  });

  test('keeps what is typed, and the focus, while its code is loading', async ({ page }) => {
    const release = await holdRequests(page, '**/newsletter-form-*.js');
    await arriveAt(page, '/#newsletter');
    await consentBox(page).check();
    await email(page).fill('maya');
    release();
    // Only the hydrated form shows an error summary.
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(errorSummary(section(page))).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(errorSummary(section(page)).getByRole('link')).toHaveCount(1);
    await expect(email(page)).toHaveValue('maya');
    await expect(consentBox(page)).toBeChecked();
  });
});

function section(page: Page): Locator {
  return page.getByRole('region', { name: newsletter.title });
}

function email(page: Page): Locator {
  return section(page).getByLabel('Email Address');
}

function consentBox(page: Page): Locator {
  return section(page).getByRole('checkbox');
}

function subscribe(page: Page): Locator {
  return section(page).getByRole('button', { name: 'Subscribe' });
}

async function signUp(page: Page, address: string): Promise<void> {
  await email(page).fill(address);
  await consentBox(page).check();
  await subscribe(page).click();
}
