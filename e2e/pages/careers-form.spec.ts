import { experienceLevels, positions } from '../../content/careers.ts';
import { applicationFields } from '../../contract/forms/application.ts';
import { to } from '../../contract/screens.ts';
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
} from '../support/application-form.ts';
import { arriveAt } from '../support/arrival.ts';
import { errorSummary, expectToastFor5Seconds, toast } from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';

const SENT = ['Application Submitted!', "We've received your application and will be in touch soon."];
const FAILED = ['Submission Error', 'There was a problem submitting your application. Please try again.'];

test.describe('the careers form', () => {
  test('explains the position once it is chosen, and what to choose as experience', async ({ page }) => {
    await arriveAt(page, to.careers);
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

  const messages = {
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
    position: 'Please select a position',
    experience: 'Please select your experience level',
    message: 'Please provide details about your relevant experience and interest',
  };

  test('says what it wants where nothing or too little is filled in, and takes it back once it is fixed', async ({
    page,
  }) => {
    const calls = await answerApplications(page);
    await arriveAt(page, to.careers);
    const section = applicationSection(page);
    const tooLittle = { ...NO_APPLICATION, name: 'A', email: 'ada@', phone: '4165', message: 'Nine char' };
    for (const values of [NO_APPLICATION, tooLittle]) {
      await fillApplication(page, values);
      await submitButton(page).click();
      const summary = errorSummary(section);
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText(Object.values(messages));
      for (const [name, message] of Object.entries(messages)) {
        const field = applicationField(page, name as keyof typeof messages);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(section.locator(`#${await field.getAttribute('id')}-error`)).toHaveText(message);
      }
    }
    await fillApplication(page, { name: 'Al', phone: '41655', message: 'Ten chars.' });
    for (const name of Object.keys(messages))
      await expect(applicationField(page, name as keyof typeof messages)).toHaveAttribute(
        'aria-invalid',
        'false',
      );

    await test.step('also where more is pasted than it takes, all of which stays', async () => {
      const pasted = 'Very long. '.repeat(500);
      const letter = applicationField(page, 'message');
      await letter.fill('');
      await letter.focus();
      await page.keyboard.insertText(pasted);
      await submitButton(page).click();
      await expect(errorSummary(section).getByRole('link')).toHaveText(
        new RegExp(String(applicationFields.message.maxLength)),
      );
      await expect(letter).toHaveValue(pasted);
    });
    expect(calls).toEqual([]);
  });

  test('sends its fields, and gives its place to a confirmation, from which one applies for another position', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    const calls = await answerApplications(page);
    await arriveAt(page, to.careers);
    await fillApplication(page);
    await page.clock.pauseAt(10 * 60 * 1000);
    await submitButton(page).click();
    const section = applicationSection(page);
    await expect(toast(page).getByRole('paragraph')).toHaveText(SENT);
    const heading = section.getByRole('heading', { name: 'Application Submitted!' });
    await expect(heading).toBeFocused();
    await expect(section.getByText(RECEIVED.reference)).toBeVisible();
    await expect(submitButton(page)).toHaveCount(0);
    // No resume entry if none was chosen.
    expect(calls).toEqual([
      [
        ...Object.entries(APPLICATION),
        ['_id', expect.any(String)],
        ['_honey', ''],
        ['_elapsed', expect.stringMatching(/^\d+$/)],
      ],
    ]);
    await expectToastFor5Seconds(page);

    await test.step('which still stands after a later navigation, and is not scrolled to again', async () => {
      await page.clock.resume();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
      // The address changes before the page does.
      await expect(heading).toHaveCount(0);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
      await expect(heading).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    await section.getByRole('button', { name: 'Apply for Another Position' }).click();
    await expect(heading).toHaveCount(0);
    await expectApplication(page, NO_APPLICATION);
    await expect(section.getByRole('heading', { name: 'Your application' })).toBeFocused();
  });

  test.describe('refused', () => {
    test.use({ expectedNoise: [/Failed to load resource/] });

    test('stays filled and says so for 5000 ms, beside the button for longer', async ({ page }) => {
      await page.clock.install({ time: 0 });
      await answerApplications(page, { status: 500, json: { error: 'Something broke.' } });
      await arriveAt(page, to.careers);
      await fillApplication(page);
      await page.clock.pauseAt(10 * 60 * 1000);
      await submitButton(page).click();
      await expect(page.getByRole('alert').filter({ has: toast(page) })).toBeVisible();
      await expect(toast(page).getByRole('paragraph')).toHaveText(FAILED);
      await expectToastFor5Seconds(page);
      for (const words of FAILED) await expect(applicationSection(page).getByText(words)).toBeVisible();
      await expectApplication(page, APPLICATION);
      await expect(submitButton(page)).toBeEnabled();
    });
  });
});
