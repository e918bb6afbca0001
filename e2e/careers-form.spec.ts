import { experienceLevels, positions } from '../content/careers.ts';
import {
  APPLICATION,
  answerApplications,
  applicationField,
  applicationSection,
  expectApplication,
  fillApplication,
  NO_APPLICATION,
  RECEIVED,
  submitButton,
} from './application-form.ts';
import { arriveAt } from './arrival.ts';
import { errorSummary, toast } from './request-form.ts';
import { expect, test } from './site-test.ts';

const SENT = ['Application Submitted!', "We've received your application and will be in touch soon."];
const FAILED = ['Submission Error', 'There was a problem submitting your application. Please try again.'];

test.describe('the careers form', () => {
  test('explains the position once it is chosen, and what to choose as experience', async ({ page }) => {
    await arriveAt(page, '/#/careers');
    const position = applicationField(page, 'position');
    await expect(position).toHaveAccessibleDescription('');
    await expect(position.getByRole('option')).toHaveText([
      'Choose one',
      ...positions.map(({ title }) => title),
    ]);
    for (const { title, description } of positions) {
      await position.selectOption(title);
      await expect(position).toHaveAccessibleDescription(description);
      await expect(applicationSection(page).getByText(description)).toBeVisible();
    }
    const experience = applicationField(page, 'experience');
    const hint = 'Select the option that best matches your level of experience in the field.';
    await expect(experience).toHaveAccessibleDescription(hint);
    await expect(experience.getByRole('option')).toHaveText(['Choose one', ...experienceLevels]);
  });

  test('sends the same application from two tabs under one id', async ({ page, context }) => {
    const ids: unknown[] = [];
    for (const tab of [page, await context.newPage()]) {
      const calls = await answerApplications(tab);
      await arriveAt(tab, '/#/careers');
      await fillApplication(tab);
      await submitButton(tab).click();
      await expect(toast(tab)).toBeVisible();
      ids.push(...calls.map((call) => Object.fromEntries(call)._id));
    }
    expect(ids).toEqual([expect.any(String), ids[0]]);
  });

  const messages = {
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
    position: 'Please select a position',
    experience: 'Please select your experience level',
    message: 'Please provide details about your relevant experience and interest',
  };
  const attempts = {
    nothing: NO_APPLICATION,
    'too little': { ...NO_APPLICATION, name: 'A', email: 'ada@', phone: '4165', message: 'Nine char' },
  };
  for (const [attempt, values] of Object.entries(attempts)) {
    test(`says what it wants where ${attempt} is filled in, and takes it back once it is fixed`, async ({
      page,
    }) => {
      const calls = await answerApplications(page);
      await arriveAt(page, '/#/careers');
      await fillApplication(page, values);
      await submitButton(page).click();
      const summary = errorSummary(applicationSection(page));
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText(Object.values(messages));
      for (const [name, message] of Object.entries(messages)) {
        const field = applicationField(page, name as keyof typeof messages);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(applicationSection(page).locator(`#${await field.getAttribute('id')}-error`)).toHaveText(
          message,
        );
      }
      await fillApplication(page, { name: 'Al', phone: '41655', message: 'Ten chars.' });
      for (const name of Object.keys(messages))
        await expect(applicationField(page, name as keyof typeof messages)).toHaveAttribute(
          'aria-invalid',
          'false',
        );
      expect(calls).toEqual([]);
    });
  }

  test('sends its fields, and no resume where none was chosen', async ({ page }) => {
    const calls = await answerApplications(page);
    await arriveAt(page, '/#/careers');
    await fillApplication(page);
    await submitButton(page).click();
    await expect(toast(page)).toBeVisible();
    expect(calls).toEqual([
      [
        ...Object.entries(APPLICATION),
        ['_id', expect.any(String)],
        ['_honey', ''],
        ['_elapsed', expect.stringMatching(/^\d+$/)],
      ],
    ]);
  });

  test('gives its place to a confirmation, from which one applies for another position', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await answerApplications(page);
    await arriveAt(page, '/#/careers');
    await fillApplication(page);
    await page.clock.pauseAt(10 * 60 * 1000);
    await submitButton(page).click();
    const section = applicationSection(page);
    await expect(toast(page).getByRole('paragraph')).toHaveText(SENT);
    const heading = section.getByRole('heading', { name: 'Application Submitted!' });
    await expect(heading).toBeFocused();
    await expect(section.getByText(RECEIVED.reference)).toBeVisible();
    await expect(submitButton(page)).toHaveCount(0);
    await page.clock.runFor(4999);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast(page)).toHaveCount(0);

    await section.getByRole('button', { name: 'Apply for Another Position' }).click();
    await expect(heading).toHaveCount(0);
    await expectApplication(page, NO_APPLICATION);
    await expect(section.getByRole('heading', { name: 'Your application' })).toBeFocused();
  });

  test('is not scrolled to again on a later visit, where the confirmation still stands', async ({ page }) => {
    await answerApplications(page);
    await arriveAt(page, '/#/careers');
    await fillApplication(page);
    await submitButton(page).click();
    const heading = applicationSection(page).getByRole('heading', { name: 'Application Submitted!' });
    await expect(heading).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page).toHaveURL('/#/terms');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(heading).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test.describe('refused', () => {
    test.use({ expectedNoise: [/Failed to load resource/] });

    test('stays filled and says so for 5000 ms, beside the button for longer', async ({ page }) => {
      await page.clock.install({ time: 0 });
      await answerApplications(page, { status: 500, json: { error: 'Something broke.' } });
      await arriveAt(page, '/#/careers');
      await fillApplication(page);
      await page.clock.pauseAt(10 * 60 * 1000);
      await submitButton(page).click();
      await expect(page.getByRole('alert').filter({ has: toast(page) })).toBeVisible();
      await expect(toast(page).getByRole('paragraph')).toHaveText(FAILED);
      await page.clock.runFor(4999);
      await expect(toast(page)).toBeVisible();
      await page.clock.runFor(1);
      await expect(toast(page)).toHaveCount(0);
      for (const words of FAILED) await expect(applicationSection(page).getByText(words)).toBeVisible();
      await expectApplication(page, APPLICATION);
      await expect(submitButton(page)).toBeEnabled();
    });
  });
});
