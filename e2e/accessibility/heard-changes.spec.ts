import type { Locator } from '@playwright/test';
import { company } from '../../content/company.ts';
import { documentPath } from '../../contract/documents.ts';
import { photoProblem, photosField } from '../../contract/forms/photos.ts';
import { cityChoices } from '../../contract/project-filter.ts';
import { to } from '../../contract/screens.ts';
import { plainPhoto } from '../../server/testing/photo-files/photo-files.ts';
import { announcements, clearAnnouncements, recordAnnouncements } from '../support/announcements.ts';
import {
  APPLICATION_CALL,
  answerApplications,
  applicationSection,
  fillApplication,
  RECEIVED,
  submitButton,
} from '../support/application-form.ts';
import { arriveAt, expectFocusWithin, navigateTo } from '../support/arrival.ts';
import { answerContactCalls, CONTACT_CALL, STORED } from '../support/contact-calls.ts';
import {
  allProjects,
  galleryProjects,
  oneService,
  otherService,
  pairedProjects,
} from '../support/entries.ts';
import { holdRequests } from '../support/held-requests.ts';
import {
  expectToastFor5Seconds,
  fillRequest,
  openEstimate,
  sendButton,
  toast,
} from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';

/** Screen readers announce each change of a page once, and nothing that is meaningless without seeing it. */

test.beforeEach(async ({ page }) => {
  await recordAnnouncements(page);
});

async function choose(form: Locator, ...names: string[]): Promise<void> {
  const buffer = await plainPhoto('png');
  await form
    .getByLabel(photosField.label, { exact: true })
    .setInputFiles(names.map((name) => ({ name, mimeType: 'image/png', buffer })));
  for (const name of names) await expect(form.getByRole('img', { name })).toBeVisible();
}

test('photos are known by their files and places, and it is said which are left', async ({ page }) => {
  await arriveAt(page, to.contact);
  const main = page.getByRole('main');
  const input = main.getByLabel(photosField.label, { exact: true });
  await test.step('those that are refused describe their field until others are chosen', async () => {
    await input.focus();
    await expect(main.getByRole('alert')).toBeAttached();
    await input.setInputFiles({
      name: 'plan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    });
    const refused = photoProblem('wrongKind', 'plan.pdf');
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    await expect(input).toHaveAccessibleDescription(`${photosField.hint} ${refused}`);
    await expect.poll(() => announcements(page)).toEqual([refused, 'No photos chosen.']);
    await clearAnnouncements(page);
  });
  await choose(main, 'wall.png', 'window.png');
  await expect(input).toHaveAccessibleDescription(photosField.hint);
  await expect(main.getByRole('img', { name: 'wall.png, 1 of 2' })).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Photo 2 shows, window.png' })).toBeVisible();
  await expect.poll(() => announcements(page)).toEqual(['2 photos chosen.']);
  await clearAnnouncements(page);
  await main.getByRole('button', { name: 'Remove photo 1, wall.png' }).press('Enter');
  await expect(main.getByRole('button', { name: 'Remove photo 1, window.png' })).toBeFocused();
  expect(await announcements(page)).toEqual(['Removed wall.png. 1 photo left.']);
  await clearAnnouncements(page);
  await page.keyboard.press('Enter');
  await expect(input).toBeFocused();
  expect(await announcements(page)).toEqual(['Removed window.png. No photos left.']);

  await test.step('one that is described and sent leaves the focus in the form', async () => {
    await page.route(CONTACT_CALL, () => {});
    await fillRequest(main);
    await choose(main, 'wall.png');
    await main.getByLabel('Photo 1 shows').press('Enter');
    await expect(main.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expectFocusWithin(main.locator('form'));
    await main.getByRole('button', { name: 'Stop' }).press('Enter');
    await expect(main.getByRole('group', { name: 'The upload was stopped.' })).toBeFocused();
  });
});

test('what was sent is heard once, with its reference', async ({ page }) => {
  await answerContactCalls(page);
  await answerApplications(page);
  await arriveAt(page, to.terms);
  const main = page.getByRole('main');

  await test.step('from the dialog, and stays in a landmark', async () => {
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    await clearAnnouncements(page);
    await sendButton(dialog).press('Enter');
    await expect(toast(page)).toBeVisible();
    expect(await announcements(page)).toEqual([
      `Request sent! We'll get back to you within ${company.replyWithinHours} hours with your free estimate. ` +
        `Your reference is ${STORED.reference}. Dismiss`,
    ]);
    const note = page.getByRole('complementary', { name: 'Your last request' });
    await expect(note).toContainText(STORED.reference);
  });

  await test.step('from the contact page, by the focused note', async () => {
    await navigateTo(page, to.contact);
    await fillRequest(main);
    await clearAnnouncements(page);
    await sendButton(main).press('Enter');
    const note = main.getByRole('group', { name: 'Request sent!' });
    await expect(note).toBeFocused();
    await expect(note).toHaveAccessibleDescription(
      `We'll contact you shortly to discuss your project. Your request ${STORED.reference}`,
    );
    await expect(toast(page)).toContainText('to discuss your project');
    expect(await announcements(page)).toEqual([]);
  });

  await test.step('from the careers page, by the focused heading', async () => {
    await navigateTo(page, to.careers);
    await fillApplication(page);
    await clearAnnouncements(page);
    await submitButton(page).press('Enter');
    const heading = applicationSection(page).getByRole('heading', { name: 'Application Submitted!' });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveAccessibleDescription(
      `We've received your application and will be in touch soon. Your reference is ${RECEIVED.reference}.`,
    );
    await expect(toast(page)).toContainText('Application Submitted!');
    expect(await announcements(page)).toEqual([]);
  });

  await test.step('from either page by the toast, if it was left while the request was sent', async () => {
    const leaveAndHear = async (call: string, send: Locator) => {
      const release = await holdRequests(page, call);
      const sending = page.waitForRequest(call);
      await send.press('Enter');
      await sending;
      await navigateTo(page, to.terms);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await clearAnnouncements(page);
      release();
      await expect.poll(() => announcements(page)).toHaveLength(1);
      return (await announcements(page))[0];
    };
    await applicationSection(page).getByRole('button', { name: 'Apply for Another Position' }).click();
    await fillApplication(page);
    expect(await leaveAndHear(APPLICATION_CALL, submitButton(page))).toBe(
      "Application Submitted! We've received your application and will be in touch soon. Dismiss",
    );
    await navigateTo(page, to.contact);
    await fillRequest(main);
    expect(await leaveAndHear(CONTACT_CALL, sendButton(main))).toBe(
      "Request sent! We'll contact you shortly to discuss your project. " +
        `Your reference is ${STORED.reference}. Dismiss`,
    );
  });
});

test('a toast stays while it has the focus or a pointer moves on it, and 5000 ms longer', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await answerContactCalls(page);
  await arriveAt(page, to.terms);
  const send = async () => {
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10 * 60 * 1000);
    await sendButton(dialog).press('Enter');
    await expect(toast(page)).toBeVisible();
  };
  await send();
  await toast(page).getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.runFor(20_000);
  await expect(toast(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expectToastFor5Seconds(page);

  await send();
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('The toast is gone.');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.move(box.x + 30, box.y + 20);
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expectToastFor5Seconds(page);
});

/** A project with a before-and-after pair, if there is one. */
const [project] = [
  ...pairedProjects.filter((paired) => galleryProjects.includes(paired)),
  ...galleryProjects,
];

if (project)
  test('a change of the pictures of a project is said, and nothing that was said before', async ({
    page,
  }) => {
    await arriveAt(page, to.project(project.id));
    if (project.beforeAndAfter)
      await test.step('the side that is compared is a pressed button', async () => {
        const pair = page.getByRole('region', { name: 'Before and after' });
        const side = (name: string, pressed: boolean) =>
          pair.getByRole('button', { name, exact: true, pressed });
        await expect(side('Before', false)).toBeVisible();
        await side('After', false).press('Enter');
        await expect(side('After', true)).toBeFocused();
        await side('Before', false).press('Enter');
        await expect(side('Before', true)).toBeFocused();
        await expect(side('After', false)).toBeVisible();
        await pair.getByRole('slider').press('ArrowLeft');
        await expect(side('Before', false)).toBeVisible();
        await clearAnnouncements(page);
      });

    const gallery = page.getByRole('region', { name: 'Pictures' });
    await gallery.getByRole('button', { name: 'Next picture' }).click();
    await expect.poll(() => announcements(page)).toEqual([expect.stringMatching(/^Picture 2 of/)]);
    await clearAnnouncements(page);
    await gallery.getByRole('button', { name: /^All \d+ pictures, large$/ }).click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('status')).toHaveText(/^Picture 2 of/);
    await viewer.getByRole('button', { name: 'Close' }).click();
    await gallery.getByRole('button', { name: 'Next picture' }).click();
    await gallery.getByRole('button', { name: /^All \d+ pictures, large$/ }).click();
    await expect(viewer.getByRole('status')).toHaveText(/^Picture 3 of/);
    expect((await announcements(page)).filter((words) => /^Picture [12] /.test(words))).toEqual([]);
  });

test('a change of the service is said; its buttons lead to it and are no toggles', async ({ page }) => {
  await arriveAt(page, documentPath(to.service(oneService.id)));
  const services = page.getByRole('form', { name: 'All services' });
  await expect(services.locator('[aria-pressed]')).toHaveCount(0);
  await expect(services.locator('[aria-current=true]')).toHaveAccessibleName(oneService.title);
  const other = services.getByRole('button', { name: otherService.title, exact: true });
  await other.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherService.title);
  await expect(other).toBeFocused();
  expect(await announcements(page)).toEqual([`${otherService.title} is shown below.`]);

  await test.step('also when the first service is chosen again', async () => {
    await clearAnnouncements(page);
    await services.getByRole('button', { name: oneService.title, exact: true }).press('Enter');
    await expect.poll(() => announcements(page)).toEqual([`${oneService.title} is shown below.`]);
  });
});

const cities = cityChoices(
  allProjects.map((shown) => ({ ...shown, category: shown.service })),
  {},
);
const one = cities.at(-1);
const other = cities.slice(0, -1).find(({ count }) => count === one?.count);
if (one && other)
  test('a change of the filter is said, even if it finds as many projects', async ({ page }) => {
    await arriveAt(page, `/#${to.filteredProjects({ city: one.value })}`);
    await expect(page.getByRole('search').getByRole('status')).toContainText(one.label);
    await clearAnnouncements(page);
    await page.getByRole('search').getByRole('combobox', { name: 'City' }).selectOption(other.value);
    await expect(page).toHaveURL(`/#${to.filteredProjects({ city: other.value })}`);
    await expect
      .poll(() => announcements(page))
      .toEqual([expect.stringMatching(`^${one.count} projects? in ${other.label}$`)]);
  });
