import type { Locator } from '@playwright/test';
import { company } from '../../content/company.ts';
import { freeConsultation } from '../../content/process.ts';
import { projectTypes } from '../../content/project-types.ts';
import { documentPath } from '../../contract/documents.ts';
import { contactQuery, to } from '../../contract/screens.ts';
import { arriveAt } from '../support/arrival.ts';
import { answerContactCalls } from '../support/contact-calls.ts';
import { allServices, oneProject, oneService, otherService, serviceOf } from '../support/entries.ts';
import { holdRequests } from '../support/held-requests.ts';
import {
  errorSummary,
  estimateDialog,
  fillRequest,
  openEstimate,
  REQUEST,
  requestField,
  sendButton,
} from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';

const HOME_BUTTONS = [
  ['Free Estimate', '', ''],
  ['Schedule Free Consultation', freeConsultation, ''],
  ['Schedule a Free Consultation', freeConsultation, ''],
  [`Get Quote: ${oneService.title}`, `For: ${oneService.title}`, oneService.projectType],
] as const;

test.describe('the estimate dialog', () => {
  test('is opened by the buttons of Home, says what was pressed if its title does not, and gives the focus back', async ({
    page,
  }) => {
    await arriveAt(page, to.home);
    const dialog = estimateDialog(page);
    for (const [name, words, projectType] of HOME_BUTTONS) {
      const opener = page.getByRole('main').getByRole('button', { name, exact: true });
      await opener.click();
      await expect(dialog).toBeVisible();
      const subtitle = 'Tell us about the house. Our team will reply with a free quote.';
      await expect(dialog).toHaveAccessibleDescription(`${words} ${subtitle}`.trim());
      await expect(requestField(dialog, 'projectType')).toHaveValue(projectType);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
    const cards = page.getByRole('button', { name: /^Get Quote: / });
    expect(
      await cards.evaluateAll((buttons: HTMLButtonElement[]) => buttons.map(({ value }) => value)),
    ).toEqual(allServices.map(({ projectType }) => projectType));
  });

  test('has the project type of the service that a page is about, whichever button opens it', async ({
    page,
  }) => {
    await arriveAt(page, documentPath(to.service(oneService.id)));
    const dialog = estimateDialog(page);
    const main = page.getByRole('main');
    const expectProjectType = async (opener: Locator, projectType: string) => {
      await opener.click();
      await expect(requestField(dialog, 'projectType')).toHaveValue(projectType);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    };
    const inHeader = page.getByRole('banner').getByRole('button', { name: 'Free Estimate' });
    await expectProjectType(inHeader, oneService.projectType);
    for (const name of ['Get Free Quote', 'Schedule Consultation'])
      await expectProjectType(main.getByRole('button', { name }), oneService.projectType);
    await page.getByRole('button', { name: otherService.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherService.title);
    await expectProjectType(main.getByRole('button', { name: 'Get Free Quote' }), otherService.projectType);

    await page.goto(`/#${to.project(oneProject.id)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(oneProject.title);
    const { projectType } = serviceOf(oneProject);
    await expectProjectType(inHeader, projectType);
    await page.getByRole('link', { name: 'Request a Quote' }).click();
    await expect(requestField(main, 'projectType')).toHaveValue(projectType);
  });

  test('is opened from the menu of phones, which closes, and keeps its title in view on a small screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await arriveAt(page, to.terms);
    const menuButton = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await menuButton.click();
    const menu = page.locator('#site-menu');
    await expect(menu.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-expanded', 'false');
    await menu.getByRole('button', { name: 'Free Estimate' }).click();
    const dialog = estimateDialog(page);
    await expect(dialog).toBeVisible();
    await expect(menu).toBeHidden();
    await sendButton(dialog).scrollIntoViewIfNeeded();
    await expect(sendButton(dialog)).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(menuButton).toBeFocused();
  });

  test('says what it is for, when one hears back, what one agrees to, and how to reach us', async ({
    page,
  }) => {
    await arriveAt(page, to.terms);
    const dialog = await openEstimate(page);
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Request a Free Estimate');
    await expect(dialog.getByText('Our team will reply with a free quote.')).toBeVisible();
    const reply = `You will hear back in ${company.replyWithinHours} hours. For fast response, send a direct email or call.`;
    await expect(dialog.getByText(reply, { exact: true })).toBeVisible();
    await expect(
      dialog.getByText('By sending this you agree to be contacted about your renovation project.'),
    ).toBeVisible();
    const tel = dialog.getByRole('link', { name: company.phone.display });
    await expect(tel).toHaveAttribute('href', company.phone.href);
    const mail = dialog.getByRole('link', { name: company.email });
    await expect(mail).toHaveAttribute('href', `mailto:${company.email}`);

    await test.step('and asks for name, email, phone, project type and details', async () => {
      const name = requestField(dialog, 'name');
      await expect(name).toHaveAttribute('type', 'text');
      await expect(name).toHaveAttribute('autocomplete', 'name');
      await expect(requestField(dialog, 'email')).toHaveAttribute('type', 'email');
      const phone = requestField(dialog, 'phone');
      await expect(phone).toHaveAttribute('type', 'tel');
      await expect(phone).toHaveAccessibleDescription('optional');
      await expect(phone).not.toHaveAttribute('required');
      const projectType = requestField(dialog, 'projectType');
      await expect(projectType).toHaveAttribute('required');
      await expect(projectType.getByRole('option')).toHaveText(['Choose one', ...projectTypes]);
      await expect(requestField(dialog, 'message').and(page.locator('textarea'))).toBeVisible();
    });

    await test.step('and stays open when a mouse pressed in a field is released beside it', async () => {
      await requestField(dialog, 'name').hover();
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
      await expect(dialog).toBeVisible();
      await page.mouse.click(5, 5);
      await expect(dialog).toBeHidden();
    });
  });

  test('says what is missing, leads to it, and takes each message away once it is fixed', async ({
    page,
  }) => {
    const calls = await answerContactCalls(page);
    await arriveAt(page, to.terms);
    const dialog = await openEstimate(page);
    await sendButton(dialog).click();
    const summary = errorSummary(dialog);
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('heading')).toHaveText('4 things to fix before this can be sent');
    const messages = {
      name: 'Enter your full name, 2 to 100 characters.',
      email: 'Enter an email address such as name@example.ca.',
      projectType: 'Choose a project type.',
      message: 'Tell us a little about the project: 10 to 5000 characters.',
    };
    await expect(summary.getByRole('link')).toHaveText(Object.values(messages));
    for (const name of ['name', 'email', 'projectType', 'message'] as const) {
      const field = requestField(dialog, name);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(escaped(messages[name])));
      await summary.getByRole('link', { name: messages[name] }).click();
      await expect(field).toBeFocused();
    }

    await requestField(dialog, 'message').fill('Too short');
    await expect(requestField(dialog, 'message')).toHaveAttribute('aria-invalid', 'true');
    await fillRequest(dialog, { email: 'maya@example' });
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
    await sendButton(dialog).click();
    await expect(summary.getByRole('heading')).toHaveText('One thing to fix before this can be sent');
    await requestField(dialog, 'email').fill(REQUEST.email);
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0);
    expect(calls).toEqual([]);
  });
});

test.describe('the estimate dialog whose code', () => {
  const CODE = /\/estimate-[\w-]{8}\.js$/;
  test.use({ expectedNoise: [/estimate-|Failed to load resource/] });

  test('is still loading shows that the click was noticed', async ({ page }) => {
    const release = await holdRequests(page, CODE);
    await arriveAt(page, to.terms);
    const button = page.getByRole('banner').getByRole('button', { name: 'Free Estimate' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(estimateDialog(page)).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
  });

  test('fails to load leads to the contact form instead, with the project type of the button', async ({
    page,
  }) => {
    await page.route(CODE, (route) => route.abort('connectionfailed'));
    await arriveAt(page, documentPath(to.service(oneService.id)));
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Get Free Quote' }).click();
    await expect(page).toHaveURL(`/#${to.contact}?${contactQuery(oneService.projectType)}#form`);
    await expect(requestField(main, 'projectType')).toHaveValue(oneService.projectType);
    await expect(sendButton(main)).toBeVisible();
  });

  test('comes, or fails, after another page was opened changes nothing on that page, and Back leads to the former', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const button = page.getByRole('banner').getByRole('button', { name: 'Free Estimate' });
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    for (const failure of [undefined, 'connectionfailed']) {
      const arrival = Promise.withResolvers<void>();
      await page.route(CODE, async (route) => {
        await arrival.promise;
        await (failure ? route.abort(failure) : route.continue());
      });
      await arriveAt(page, to.terms);
      await button.click();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
      await expect(heading).toHaveText('Sitemap');
      arrival.resolve();
      await expect(button).not.toHaveAttribute('aria-busy');
      await expect(estimateDialog(page)).toBeHidden();
      loads.length = 0;
      await page.goBack();
      await expect(heading).toHaveText('Terms of Service');
      await expect(page).toHaveURL(`/#${to.terms}`);
      expect(loads).toEqual([]);
      await page.unroute(CODE);
    }
  });
});

function escaped(text: string): string {
  return text.replace(/[.]/g, '\\$&');
}
