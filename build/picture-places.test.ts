import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagePictures } from '../content/page-pictures.ts';
import type { Service } from '../content/service.ts';
import { services } from '../content/services/catalogue.ts';
import { apiPaths } from '../contract/api.ts';
import { splitRoute } from '../contract/routes.ts';
import { matchScreen, type ScreenName, to } from '../contract/screens.ts';
import { type Site, sampleSite } from '../contract/site.ts';
import type { SiteSettings } from '../contract/site-settings.ts';
import { plannedDocuments } from './render/documents.ts';

type Render = (route: string, settings: SiteSettings, site: Site) => Promise<{ readonly body: string }>;
type Shown = { readonly route: string; readonly screen: ScreenName; readonly pictures: readonly string[] };

/** Imported by a computed path, because the pages are type-checked for the browser and this folder is not. */
const { render } = (await import(join(import.meta.dirname, '../client/entry-server.tsx'))) as {
  render: Render;
};

const site = sampleSite();
const allServices: readonly Service[] = services;
const settings: SiteSettings = { siteUrl: '', formEndpoint: apiPaths.contact };

const documents: readonly Shown[] = await Promise.all(
  plannedDocuments(site).map(async ({ route }) => ({
    route,
    screen: matchScreen(splitRoute(route).path).screen,
    pictures: picturesOf((await render(route, settings, site)).body),
  })),
);

/** The paths of the photographs in a page's main element, with duplicates. */
function picturesOf(body: string): string[] {
  const main = /<main.*<\/main>/s.exec(body)?.[0].replace(/<template>.*?<\/template>/gs, '') ?? '';
  return [...main.matchAll(/<img [^>]*src="(\/pictures\/[\w-]+)-\d+\.\w+\.jpg"/g)].map(
    ([, path = '']) => path,
  );
}

/** The comparison at the top of a project's page repeats pictures of its gallery. */
const pairs = new Map(
  site.projects.map(({ id, beforeAndAfter }) => [
    to.project(id),
    Object.values(beforeAndAfter ?? {}).map(({ path }) => path),
  ]),
);

/** A project is recognised by its pictures, also on the page of its service. */
const ofProjects = new Set(
  [
    ...site.projects.map(({ cover }) => cover),
    ...allServices.flatMap(({ closeView, detail }) => [closeView?.picture, detail?.picture]),
  ].map((picture) => picture?.path),
);

describe('the photographs', () => {
  it('are found in the pages', () => {
    expect(documents.find(({ screen }) => screen === 'home')?.pictures).toContain(pagePictures.home.path);
  });

  it.each(documents)('appear once on $route', ({ route, pictures }) => {
    const pair: readonly string[] = pairs.get(route) ?? [];
    const counted = pictures.filter((path) => !pair.includes(path));
    expect(counted).toEqual([...new Set(counted)]);
  });

  it('appear on two screens at most, besides the pages of their project and its service', () => {
    const places = new Map<string, Set<ScreenName>>();
    for (const { screen, pictures } of documents) {
      if (screen === 'project') continue;
      for (const path of pictures) {
        if (screen === 'services' && ofProjects.has(path)) continue;
        // About shows the house of the client whom it quotes.
        if (screen === 'about' && path === pagePictures.clientReview.path) continue;
        places.set(path, (places.get(path) ?? new Set()).add(screen));
      }
    }
    const everywhere = [...places].filter(([, onScreens]) => onScreens.size > 2);
    expect(everywhere.map(([path, onScreens]) => `${path}: ${[...onScreens].join(', ')}`)).toEqual([]);
  });
});
