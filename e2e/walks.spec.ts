import { readFileSync } from 'node:fs';
import { company } from '../content/company.ts';
import { applicationFields, resumeField } from '../contract/forms/application.ts';
import { contactFields } from '../contract/forms/contact.ts';
import { photosField } from '../contract/forms/photos.ts';
import { to } from '../contract/screens.ts';
import { plainPhoto } from '../server/testing/photo-files/photo-files.ts';
import { pdf } from '../server/testing/resume-files/resume-files.ts';
import {
  APPLICATION,
  answerApplications,
  applicationField,
  applicationSection,
  RECEIVED,
} from './application-form.ts';
import { arriveAt } from './arrival.ts';
import { answerContactCalls, STORED } from './contact-calls.ts';
import { galleryProjects, pairedProjects } from './entries.ts';
import { errorSummary, estimateDialog, REQUEST, requestField, sendButton, toast } from './request-form.ts';
import { ScreenReader } from './screen-reader.ts';
import { expect, test } from './site-test.ts';

/** What one hears on the way through the site is written down in docs/accessibility.md. */
const DOCUMENT = 'docs/accessibility.md';

/** The lines of the block below a heading. */
function documented(heading: string): string[] {
  const section = readFileSync(DOCUMENT, 'utf8')
    .split(/^## /m)
    .find((part) => part.startsWith(`${heading}\n`));
  const [, block = ''] = section?.match(/```text\n([\s\S]*?)\n```/) ?? [];
  return block.split('\n');
}

/** The words of the company stand for themselves in the document: '{reference}'. */
function inGeneral(lines: readonly string[], words: Readonly<Record<string, string>>): string[] {
  return lines.map((line) =>
    Object.entries(words).reduce((text, [name, value]) => text.replaceAll(value, `{${name}}`), line),
  );
}

test.describe('a walk with a screen reader:', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('asking for an estimate, with photos', async ({ page }) => {
    const reader = await ScreenReader.for(page);
    await answerContactCalls(page);
    await arriveAt(page, `/#${to.terms}`);
    const opener = page.getByRole('banner').getByRole('button', { name: 'Free Estimate' });
    const dialog = estimateDialog(page);
    await reader.step('Tab, as often as it takes', () => opener.focus());
    await reader.press('Enter', () => expect(dialog.locator(':focus')).toHaveCount(1));
    for (const name of Object.keys(contactFields) as (keyof typeof contactFields)[]) {
      await reader.press('Tab');
      // The kind of project is forgotten.
      if (name !== 'projectType') await page.keyboard.type(REQUEST[name]);
    }
    await reader.press('Tab');
    const photos = dialog.getByLabel(photosField.label, { exact: true });
    const buffer = await plainPhoto('png');
    const files = ['wall.png', 'floor.png'].map((name) => ({ name, mimeType: 'image/png', buffer }));
    await reader.step(
      'two photos are chosen',
      () => photos.setInputFiles(files),
      () => expect(dialog.getByText('2 photos chosen.')).toBeAttached(),
    );
    await reader.press('Tab');
    await page.keyboard.type('The wall to come out');
    for (let stop = 0; stop < 3; stop += 1) await reader.press('Tab');
    await reader.press('Enter', () => expect(dialog.getByText('Removed floor.png.')).toBeAttached());
    await reader.press('Tab');
    await reader.press('Enter', () => expect(errorSummary(dialog)).toBeFocused());
    await reader.press('Tab');
    await reader.press('Enter', () => expect(requestField(dialog, 'projectType')).toBeFocused());
    await requestField(dialog, 'projectType').selectOption(REQUEST.projectType);
    await reader.step('a type is chosen; Tab, as often as it takes', () => sendButton(dialog).focus());
    await reader.press('Enter', () => expect(toast(page)).toBeVisible());
    expect(
      inGeneral(reader.lines, { reference: STORED.reference, hours: String(company.replyWithinHours) }),
    ).toEqual(documented('Asking for an estimate, with photos'));
  });

  test('applying with a resume', async ({ page }) => {
    const reader = await ScreenReader.for(page);
    await answerApplications(page);
    await arriveAt(page, `/#${to.careers}`);
    const section = applicationSection(page);
    await reader.step('Tab, as often as it takes', () =>
      page.getByRole('main').getByRole('button', { name: 'Apply Now' }).focus(),
    );
    await reader.press('Enter', () => expect(section.getByRole('heading', { level: 2 })).toBeFocused());
    for (const name of Object.keys(applicationFields) as (keyof typeof applicationFields)[]) {
      await reader.press('Tab');
      if (applicationFields[name].kind === 'choice')
        await applicationField(page, name).selectOption(APPLICATION[name]);
      else await page.keyboard.type(APPLICATION[name]);
    }
    await reader.press('Tab');
    await reader.step('a resume is chosen', () =>
      section
        .getByLabel(resumeField.label, { exact: true })
        .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: pdf() }),
    );
    await reader.press('Tab');
    await reader.press('Tab');
    await reader.press('Enter', () => expect(section.getByRole('heading', { level: 3 })).toBeFocused());
    await reader.press('Tab');
    expect(inGeneral(reader.lines, { reference: RECEIVED.reference })).toEqual(
      documented('Applying with a resume'),
    );
  });

  const [project] = pairedProjects.filter((paired) => galleryProjects.includes(paired));
  if (project)
    test('looking through a project', async ({ page }) => {
      const reader = await ScreenReader.for(page);
      await arriveAt(page, `/#${to.projects}`);
      const heading = page.getByRole('heading', { level: 1, name: project.title });
      await reader.step('Tab, as often as it takes', () =>
        page.getByRole('link', { name: `View Details: ${project.title}` }).focus(),
      );
      await reader.press('Enter', () => expect(heading).toBeFocused());
      await reader.press('Tab');
      await reader.press('ArrowRight');
      for (let side = 0; side < 2; side += 1) {
        await reader.press('Tab');
        await reader.press('Enter');
      }
      const gallery = page.getByRole('region', { name: 'Pictures' });
      const viewer = page.getByRole('dialog');
      await reader.step('Tab, as often as it takes', () =>
        gallery.getByRole('button', { name: 'Next picture' }).focus(),
      );
      await reader.press('Enter');
      await reader.press('Tab');
      await reader.press('Enter', () => expect(viewer.locator(':focus')).toHaveCount(1));
      await reader.press('ArrowRight', () => expect(viewer.getByRole('status')).toContainText('Picture 3'));
      await reader.press('Escape', () => expect(viewer).toBeHidden());
      expect(
        inGeneral(reader.lines, { title: project.title }).map((line) =>
          line.replace(/of \d+: .*?\.( |$)/g, 'of {count}: {caption}.$1'),
        ),
      ).toEqual(documented('Looking through a project'));
    });
});
