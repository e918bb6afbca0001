import type { Locator, Page } from '@playwright/test';
import { type Project, wholeGallery } from '../../content/project.ts';
import { to } from '../../contract/screens.ts';
import { arriveAt } from './arrival.ts';
import { galleryProjects, oneProject } from './entries.ts';
import { expect } from './site-test.ts';

/** The project with the most pictures, and its gallery as a visitor sees it. */

type Shown = { readonly path: string; readonly alt: string; readonly caption?: string };

/** The pictures in the order of the page: the before-and-after pair last, the drawing after three photographs. */
function picturesShown(project: Project): Shown[] {
  const compared = Object.values(project.beforeAndAfter ?? {}).map(({ path }) => path);
  const all = wholeGallery(project).map(({ picture: { path, alt }, caption }) => ({
    path,
    alt,
    ...(caption && { caption }),
  }));
  const { drawing } = project;
  const drawn = { path: '/drawings/', alt: 'Line drawing of the finished view.', ...drawing };
  const others = all.filter(({ path }) => !compared.includes(path));
  return [
    ...(drawing ? others.toSpliced(3, 0, drawn) : others),
    ...all.filter(({ path }) => compared.includes(path)),
  ];
}

export const project = galleryProjects.reduce(
  (most, candidate) => (picturesShown(candidate).length > picturesShown(most).length ? candidate : most),
  oneProject,
);
export const ROUTE = to.project(project.id);
export const PICTURES = picturesShown(project);
export const COUNT = PICTURES.length;
export const LAST = COUNT - 1;
const COMPARED = project.beforeAndAfter ? 2 : 0;
export const AT_ONCE = Math.min(4, COUNT - COMPARED || COUNT);
export const LARGE = `All ${COUNT} pictures, large`;

export function gallery(page: Page): Locator {
  return page.getByRole('region', { name: 'Pictures', exact: true });
}

/** Checks the announcement and the layout: that picture first, then the next ones, each with its caption. */
export async function expectPicture(within: Locator, at: number): Promise<void> {
  await expectCaption(within, at);
  const shown = Array.from({ length: AT_ONCE }, (_, place) => PICTURES[(at + place) % COUNT]);
  const names = () => within.getByRole('link').evaluateAll((links) => links.map((link) => link.ariaLabel));
  await expect.poll(names).toEqual(shown.map((picture) => `Open full screen: ${picture?.alt}`));
  await expect(within.getByRole('figure')).toHaveText(shown.map((picture) => picture?.caption ?? ''));
}

export async function expectCaption(within: Locator, at: number): Promise<void> {
  const shown = PICTURES[at];
  await expect(within.getByRole('status')).toHaveText(
    `Picture ${at + 1} of ${COUNT}: ${shown?.caption ?? shown?.alt}`,
  );
}

export function button(within: Locator, name: string | RegExp): Locator {
  return within.getByRole('button', { name, exact: true });
}

export async function arriveAtGallery(page: Page): Promise<void> {
  await arriveAt(page, ROUTE);
  await expectPicture(gallery(page), 0);
}
