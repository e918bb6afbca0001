import { join } from 'node:path';
import { test as documentTest, type Locator, type Page } from '@playwright/test';
import type { Project } from '../../content/project.ts';
import { provenPoints } from '../../content/service-words.ts';
import { documentPath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import { type Site, sampleSite } from '../../contract/site.ts';
import { phone } from '../../testing/phone.ts';
import { publishedSite } from '../../testing/publications.ts';
import { renderDocuments } from '../../testing/rendered-documents.ts';
import { arriveAt } from '../support/arrival.ts';
import {
  allServices,
  oneService,
  otherService,
  pairedProjects,
  serviceOf,
  UNKNOWN_ID,
} from '../support/entries.ts';
import { tagsOf, textOf, wordsOf } from '../support/read-document.ts';
import { expect, test } from '../support/site-test.ts';
import { LONG } from '../support/tags.ts';

function shown(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? Number.NaN;
}

async function heightOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.height ?? Number.NaN;
}

async function widthOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.width ?? Number.NaN;
}

test.describe('the page of a service', () => {
  test('shows the site, the close view and the detail, each with what was built', LONG, async ({ page }) => {
    for (const { id, title, sitePicture, closeView, detail } of allServices) {
      await page.goto(documentPath(to.service(id)));
      const figures = shown(page, title).getByRole('figure');
      const expected = [sitePicture, closeView, detail].filter((shot) => shot !== undefined);
      await expect(figures).toHaveCount(expected.length);
      for (const [at, { picture, caption }] of expected.entries()) {
        await expect(figures.nth(at).getByRole('img')).toHaveAttribute('alt', picture.alt);
        await expect(figures.nth(at).locator('figcaption')).toHaveText(caption);
        expect(await topOf(figures.nth(at).locator('figcaption')), caption).toBeGreaterThanOrEqual(
          (await topOf(figures.nth(at).getByRole('img'))) +
            (await heightOf(figures.nth(at).getByRole('img'))),
        );
      }
    }
  });

  const [phoneView, deskView] = [phone.viewport, { width: 1440, height: 900 }];

  for (const { id, title, closeView } of allServices.filter((service) => service.closeView).slice(0, 1))
    test('lets the close view reach the edge of the screen', async ({ page }) => {
      await page.goto(documentPath(to.service(id)));
      const picture = shown(page, title).getByRole('img', { name: closeView?.picture.alt ?? '' });
      for (const [viewport, ratio] of [
        [phoneView, 4 / 5],
        [deskView, 8 / 5],
      ] as const) {
        await page.setViewportSize(viewport);
        const { x, width, height } = (await picture.boundingBox()) ?? { x: 1, width: 0, height: 1 };
        expect(x).toBe(0);
        expect(width / height).toBeCloseTo(ratio, 1);
      }
    });

  for (const { id, title, sitePicture } of allServices.filter((service) => service.sitePicture).slice(0, 1))
    test('shows the picture of the site whole, on phones too', async ({ page }) => {
      await page.goto(documentPath(to.service(id)));
      const picture = shown(page, title).getByRole('img', { name: sitePicture?.picture.alt ?? '' });
      for (const viewport of [phoneView, deskView]) {
        await page.setViewportSize(viewport);
        const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 1 };
        const whole = (sitePicture?.picture.width ?? 0) / (sitePicture?.picture.height ?? 1);
        expect(width / height).toBeCloseTo(whole, 1);
      }
    });

  for (const { id, course } of allServices.filter((service) => service.course).slice(0, 1))
    test('draws how the work goes, each part as long as it takes', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(documentPath(to.service(id)));
      const parts = shown(page, course?.title ?? '').getByRole('listitem');
      await expect(parts).toHaveText((course?.parts ?? []).map(({ when, what }) => `${when} ${what}`));
      const widths = await Promise.all((await parts.all()).map(widthOf));
      const unit = (widths[0] ?? 0) / (course?.parts[0]?.length ?? 1);
      for (const [at, { length }] of (course?.parts ?? []).entries())
        expect((widths[at] ?? 0) / unit).toBeCloseTo(length, 1);
    });
});

test.describe('before and after', () => {
  for (const project of pairedProjects.slice(0, 1)) {
    const service = serviceOf(project);

    test('is shown of a project of that service, and leads to it', async ({ page }) => {
      await arriveAt(page, `/#${to.service(service.id)}`);
      const compared = shown(page, project.title);
      await compared.scrollIntoViewIfNeeded();
      await compared.getByRole('button', { name: 'Before' }).click();
      await expect(compared.getByRole('slider')).toHaveValue('100');
      await compared.getByRole('link', { name: `View Details: ${project.title}` }).click();
      await expect(page).toHaveURL(`/#${to.project(project.id)}`);
    });
  }
});

documentTest.describe('the document of a service', () => {
  documentTest('leads to a sample of the estimate that it speaks of, with and without a price', async () => {
    const price = { from: 28_500, to: 64_500, basis: '10 by 12 ft, walls stay' };
    const documentOf = await documentsOf({ ...sampleSite(), prices: { [oneService.slug]: price } });
    for (const { id } of [oneService, otherService]) {
      const [, head = ''] = /<main.*?<header[^>]*>(.*?)<\/header>/s.exec(documentOf(id)) ?? [];
      expect(textOf(head).includes('$28,500 to $64,500')).toBe(id === oneService.id);
      expect(tagsOf(head, 'a').map(({ href }) => href)).toEqual([to.sampleEstimate]);
    }
  });

  documentTest('says under each selling point what can be checked', async () => {
    const documentOf = await documentsOf(sampleSite());
    const [, sidebar = ''] = /<aside[^>]*>(.*?)<\/aside>/s.exec(documentOf(oneService.id)) ?? [];
    expect(wordsOf(sidebar, 'li')).toEqual(
      provenPoints(oneService).map(({ point, proof }) => `${point} ${proof}`),
    );
  });

  for (const project of pairedProjects.slice(0, 1)) {
    const { id, slug } = serviceOf(project);
    const own: Project = { ...project, id: UNKNOWN_ID, title: 'Our own house', isSample: false };

    documentTest('compares before and after of the owner’s project first, else of none', async () => {
      const site = sampleSite();
      const ownersFirst = (await documentsOf({ ...site, projects: [...site.projects, own] }))(id);
      expect(slidersIn(ownersFirst)).toHaveLength(1);
      const at = ownersFirst.indexOf('type="range"');
      const section = ownersFirst.slice(
        ownersFirst.lastIndexOf('<section', at),
        ownersFirst.indexOf('</section>', at),
      );
      expect(wordsOf(section, 'h2')).toEqual([own.title]);
      expect(linksTo(ownersFirst, project)).toHaveLength(1);

      const withoutPairs = site.projects.map(({ beforeAndAfter, ...rest }): Project => {
        return rest.service === slug || !beforeAndAfter ? rest : { ...rest, beforeAndAfter };
      });
      const unpaired = (await documentsOf({ ...site, projects: withoutPairs }))(id);
      expect(linksTo(unpaired, project)).toHaveLength(1);
      expect(slidersIn(unpaired)).toEqual([]);
    });
  }

  documentTest('compares nothing where nothing was published', async () => {
    const documentOf = await documentsOf(publishedSite('everythingRetired'));
    expect(wordsOf(documentOf(oneService.id), 'h1')).toEqual([oneService.title]);
    expect(slidersIn(documentOf(oneService.id))).toEqual([]);
  });
});

async function documentsOf(site: Site): Promise<(service: number) => string> {
  const documents = await renderDocuments(join(import.meta.dirname, '../..'), site);
  return (service) => documents.get(documentPath(to.service(service))) ?? '';
}

function slidersIn(html: string) {
  return tagsOf(html, 'input').filter(({ type }) => type === 'range');
}

function linksTo(html: string, { id }: Project) {
  return tagsOf(html, 'a').filter(({ href }) => href === to.project(id));
}
