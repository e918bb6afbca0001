import { writeFile } from 'node:fs/promises';
import { to } from '../../contract/screens.ts';
import { pdf, pdfOfSize } from '../../server/testing/resume-files/resume-files.ts';
import {
  APPLICATION,
  APPLICATION_CALL,
  answerApplications,
  applicationField,
  applicationSection,
  expectApplication,
  fillApplication,
  submitButton,
} from '../support/application-form.ts';
import { arriveAt } from '../support/arrival.ts';
import { errorSummary, toast } from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';

const RESUME = { name: 'Ada Lindqvist.pdf', mimeType: 'application/pdf', buffer: pdf() };
const LARGEST = 5 * 1024 * 1024;

/** Returns a path, because passing the bytes of a large file to the browser would take long. */
async function fileOfSize(bytes: number, name = RESUME.name): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, pdfOfSize(bytes));
  return path;
}

test.describe('a resume', () => {
  test('is optional, PDF, DOC or DOCX, neither empty nor larger than 5 MB, and can be taken away', async ({
    page,
  }) => {
    const calls = await answerApplications(page);
    await arriveAt(page, to.careers);
    const section = applicationSection(page);
    const field = applicationField(page, 'resume');
    await expect(field).toHaveAttribute('accept', '.pdf,.doc,.docx');
    await expect(field).toHaveAccessibleDescription('optional, PDF, DOC or DOCX, max 5MB');
    await expect(field).not.toHaveAttribute('required');

    await field.setInputFiles({ ...RESUME, buffer: Buffer.alloc(0) });
    const empty = /^The resume file is empty\./;
    await expect(section.getByText(empty)).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/The resume file is empty\./);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await section.getByRole('button', { name: 'Remove' }).click();
    await expect(section.getByText(empty)).toHaveCount(0);
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();

    await fillApplication(page);
    await field.setInputFiles(await fileOfSize(LARGEST + 1, 'Too large.pdf'));
    const tooLarge = 'The resume is larger than 5 MB. Please choose a smaller file.';
    await expect(section.getByText(tooLarge)).toBeVisible();
    await submitButton(page).click();
    await expect(errorSummary(section).getByRole('link')).toHaveText([tooLarge]);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(calls).toEqual([]);
    await field.setInputFiles(await fileOfSize(LARGEST));
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(section.getByText(/5\.0 MB/)).toBeVisible();
  });

  test("shows its progress, reads 'Processing...', and can be stopped", async ({ page }) => {
    await arriveAt(page, to.careers);
    await fillApplication(page);
    await applicationField(page, 'resume').setInputFiles(await fileOfSize(LARGEST));
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 250_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    await submitButton(page).click();
    const section = applicationSection(page);
    await expect(section.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    const progress = section.getByRole('progressbar', { name: `Sending ${RESUME.name}` });
    await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.position)).toBeGreaterThan(0);
    await expect(section.getByText(/^\d\.\d of 5\.0 MB$/)).toBeVisible();
    await section.getByRole('button', { name: 'Stop' }).click();
    await expect(section.getByText('The upload was stopped.')).toBeVisible();
    await expect(submitButton(page)).toBeEnabled();
    await expectApplication(page, APPLICATION);
    await expect(applicationField(page, 'resume')).toHaveValue(/Ada Lindqvist\.pdf$/);
    await expect(toast(page)).toHaveCount(0);
  });

  test.describe('that is being sent', () => {
    test.use({ expectedNoise: [/Navigation failed|Failed to load resource/] });

    test('keeps page and address, if the visitor stays when another page cannot be loaded', async ({
      page,
    }) => {
      await page.route(APPLICATION_CALL, () => {});
      await page.route('**/sitemap', (route) => {
        if (route.request().isNavigationRequest()) return route.continue();
        return route.fulfill({ status: 500 });
      });
      await arriveAt(page, to.careers);
      await fillApplication(page);
      await applicationField(page, 'resume').setInputFiles(RESUME);
      await submitButton(page).click();
      const section = applicationSection(page);
      await expect(section.getByRole('button', { name: 'Processing...' })).toBeVisible();
      const sitemap = page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' });
      const asked = page.waitForEvent('dialog');
      page.once('dialog', (dialog) => dialog.dismiss());
      await sitemap.click();
      expect((await asked).type()).toBe('beforeunload');
      await expect(page).toHaveURL(`/#${to.careers}`);
      await expect(section.getByRole('button', { name: 'Processing...' })).toBeVisible();
      page.once('dialog', (dialog) => dialog.accept());
      await sitemap.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
      await expect(page).toHaveURL(`/#${to.sitemap}`);
    });
  });

  test.describe('refused by the server', () => {
    test.use({ expectedNoise: [/422/] });

    test('stays chosen, and its field says why; another is sent, whatever its name', async ({ page }) => {
      await arriveAt(page, to.careers);
      await fillApplication(page);
      const field = applicationField(page, 'resume');
      await field.setInputFiles({ ...RESUME, buffer: Buffer.from('MZ, a program') });
      const answered = page.waitForResponse(APPLICATION_CALL);
      await submitButton(page).click();
      expect((await answered).status()).toBe(422);
      const summary = errorSummary(applicationSection(page));
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([/^The resume must be a PDF, DOC or DOCX file\./]);
      await expect(field).toHaveValue(/Ada Lindqvist\.pdf$/);

      const calls = await answerApplications(page);
      await field.setInputFiles({ ...RESUME, name: 'cv.txt' });
      await submitButton(page).click();
      await expect(toast(page)).toBeVisible();
      const [entries = []] = calls;
      expect(entries.slice(0, 7)).toEqual([...Object.entries(APPLICATION), ['resume', 'cv.txt']]);
    });
  });
});
