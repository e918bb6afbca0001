import { readFileSync } from 'node:fs';
import { company } from '../../content/company.ts';
import { applicationFields, resumeField } from '../../contract/forms/application.ts';
import { contactFields } from '../../contract/forms/contact.ts';
import { photosField } from '../../contract/forms/photos.ts';
import { placeFields } from '../../contract/forms/place.ts';
import { to } from '../../contract/screens.ts';
import { deskPaths } from '../../server/operator/desk-paths.ts';
import { plainPhoto } from '../../server/testing/photo-files/photo-files.ts';
import { pdf } from '../../server/testing/resume-files/resume-files.ts';
import {
  APPLICATION,
  answerApplications,
  applicationField,
  applicationSection,
  RECEIVED,
} from '../support/application-form.ts';
import { arriveAt } from '../support/arrival.ts';
import { answerContactCalls, STORED } from '../support/contact-calls.ts';
import { expect, OWNER, test } from '../support/desk-service.ts';
import { galleryProjects, pairedProjects } from '../support/entries.ts';
import {
  errorSummary,
  estimateDialog,
  REQUEST,
  requestField,
  sendButton,
  toast,
} from '../support/request-form.ts';
import { ScreenReader } from '../support/screen-reader.ts';

/** The expected screen reader output is documented in docs/accessibility.md. */
const DOCUMENT = 'docs/accessibility.md';

/** The address of the house. */
const PLACE = { street: '18 Plumbline Avenue', city: 'Toronto' };

/** The lines of the code block below a heading. */
function documented(heading: string): string[] {
  const section = readFileSync(DOCUMENT, 'utf8')
    .split(/^## /m)
    .find((part) => part.startsWith(`${heading}\n`));
  const [, block = ''] = section?.match(/```text\n([\s\S]*?)\n```/) ?? [];
  return block.split('\n');
}

/** Replaces variable text by the placeholders of the document, such as '{reference}'. */
function withPlaceholders(lines: readonly string[], words: Readonly<Record<string, string>>): string[] {
  return lines.map((line) =>
    Object.entries(words).reduce((text, [name, value]) => text.replaceAll(value, `{${name}}`), line),
  );
}

test.describe('a walk with a screen reader:', () => {
  test('asking for an estimate, with photos', async ({ page }) => {
    const reader = await ScreenReader.for(page);
    await answerContactCalls(page);
    await arriveAt(page, to.terms);
    const opener = page.getByRole('banner').getByRole('button', { name: 'Free Estimate' });
    const dialog = estimateDialog(page);
    await reader.step('Tab, as often as it takes', () => opener.focus());
    await reader.press('Enter', () => expect(dialog.locator(':focus')).toHaveCount(1));
    for (const name of Object.keys(contactFields) as (keyof typeof contactFields)[]) {
      await reader.press('Tab');
      // Leaves the project type empty on purpose.
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
      withPlaceholders(reader.lines, {
        reference: STORED.reference,
        hours: String(company.replyWithinHours),
      }),
    ).toEqual(documented('Asking for an estimate, with photos'));
  });

  test('applying with a resume', async ({ page }) => {
    const reader = await ScreenReader.for(page);
    await answerApplications(page);
    await arriveAt(page, to.careers);
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
    expect(withPlaceholders(reader.lines, { reference: RECEIVED.reference })).toEqual(
      documented('Applying with a resume'),
    );
  });

  const [project] = pairedProjects.filter((paired) => galleryProjects.includes(paired));
  if (project)
    test('looking through a project', async ({ page }) => {
      const reader = await ScreenReader.for(page);
      await arriveAt(page, to.projects);
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
      await reader.press('ArrowRight', () => expect(viewer.getByRole('status')).toContainText('Picture 4'));
      await reader.press('Escape', () => expect(viewer).toBeHidden());
      expect(
        withPlaceholders(reader.lines, { title: project.title }).map((line) =>
          line
            .replace(/of \d+: .*?\.(?= Zoom|$)/g, 'of {count}: {caption}.')
            .replace(/(Open full screen: ).*(, link)/, '$1{picture}$2'),
        ),
      ).toEqual(documented('Looking through a project'));
    });

  test.describe('on pages of a server with a request:', () => {
    // The test leaves the city empty on purpose.
    test.use({ httpCredentials: OWNER, expectedNoise: [/422/] });

    test('answering a request on the desk, and choosing a visit', async ({ page, desk }) => {
      await test.step('answering a request on the desk', async () => {
        const reader = await ScreenReader.for(page);
        const reference = await desk.lead();
        const heading = page.getByRole('main').getByRole('heading');
        const answered = page.getByRole('button', { name: `Mark as answered: ${REQUEST.name}` });
        await reader.step('the address of the desk', () => page.goto(desk.url + deskPaths.overview));
        await reader.press('Tab');
        await reader.press('Enter', () => expect(page.getByRole('main')).toBeFocused());
        for (const index of [0, 1]) await reader.read('H', heading.nth(index));
        await reader.press('Tab');
        await reader.press('Enter', () => expect(page).toHaveTitle(new RegExp(`^${REQUEST.name}`)));
        await reader.read('H', heading.first());
        await reader.step('Tab, as often as it takes', () => answered.focus());
        await reader.press('Enter', () => expect(page).toHaveTitle(/^Marked as answered/));
        await reader.press('Tab');
        await reader.press('Enter', () => expect(page).toHaveTitle(/^Waiting again/));
        const today = page.getByRole('navigation').getByRole('link', { name: 'Today' });
        await reader.step('Tab, as often as it takes', () => today.focus());
        await reader.press('Enter', () => expect(page).toHaveTitle(/^Today/));
        await reader.step('Tab, as often as it takes', () => answered.focus());
        await reader.press('Enter', () => expect(page).toHaveTitle(/^Marked as answered/));
        await reader.press('Tab');
        await reader.press('Enter', () => expect(page).toHaveTitle(/^Waiting again/));
        await reader.press('Tab');
        expect(
          withPlaceholders(reader.lines, { company: company.shortName, reference, name: REQUEST.name }).map(
            (line) => line.replace(/(comes on ).*?(in the (morning|afternoon|evening)|at night)/, '$1{time}'),
          ),
        ).toEqual(documented('Answering a request on the desk'));
      });

      await test.step('choosing a visit', async () => {
        const reader = await ScreenReader.for(page);
        const heading = page.getByRole('heading');
        const address = desk.url + (await desk.requestPage());
        await reader.step('the link in the mail', () => page.goto(address));
        await reader.press('Tab');
        await reader.press('Enter', () => expect(page.getByRole('main')).toBeFocused());
        for (const index of [0, 1]) await reader.read('H', heading.nth(index));
        await reader.press('Tab');
        await reader.press('Space');
        await reader.press('ArrowDown');
        const times = await page
          .getByRole('radio')
          .evaluateAll((radios) =>
            radios.slice(0, 2).map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent ?? ''),
          );
        const last = (await page.getByText(/^More times, until/).innerText()).replace(/^.*until /, '');
        for (let stop = 0; stop < 3; stop += 1) await reader.press('Tab');
        await page.keyboard.type(PLACE.street);
        for (let stop = 0; stop < 3; stop += 1) await reader.press('Tab');
        await reader.press('Enter', () =>
          expect(page.getByRole('region', { name: 'Not booked' })).toBeFocused(),
        );
        await reader.press('Tab');
        await reader.press('Enter', () => expect(page.getByLabel(placeFields.city.label)).toBeFocused());
        await page.keyboard.type(PLACE.city);
        for (let stop = 0; stop < 2; stop += 1) await reader.press('Tab');
        await reader.press('Enter', () => expect(page).toHaveTitle(/^We are coming/));
        for (const index of [0, 1]) await reader.read('H', heading.nth(index));
        const visit = page.getByRole('region', { name: 'Our visit' });
        for (const line of [0, 1, 2, 3])
          await reader.read('ArrowDown', visit.getByRole('paragraph').nth(line));
        const [first = '', second = ''] = times;
        const [day = '', hour = ''] = second.split(/, (?=\d+:)/);
        expect(
          withPlaceholders(reader.lines, {
            company: company.name,
            cities: company.cities.join(', '),
            'first time': first,
            'second time': second,
            'last day': last,
            day,
            hour,
            ...PLACE,
          }).map((line) => line.replace(/We are coming (on \w+|tomorrow)/, 'We are coming {when}')),
        ).toEqual(documented('Choosing a visit'));
      });
    });
  });
});
