import { describe, expect, it } from 'vitest';
import { services } from '../../../content/services/catalogue.ts';
import { splitRoute } from '../../../contract/routes.ts';
import { matchScreen, to } from '../../../contract/screens.ts';
import { sampleSite } from '../../../contract/site.ts';
import { listedServices, quickActions, sheetNumberOf, sitemapGroups } from './sitemap-groups.ts';

const site = sampleSite();
const routes = [...sitemapGroups(site, []).flatMap(({ entries }) => entries), ...quickActions].map(
  ({ to }) => to,
);

describe('the sitemap', () => {
  it('leads to screens that exist', () => {
    for (const route of routes) expect(matchScreen(splitRoute(route).path).screen).not.toBe('not-found');
  });

  it('has the services that the content picks for it', () => {
    const ids = routes
      .filter((route) => route.startsWith('/services?id='))
      .map((route) => route.split('=')[1]);
    const listed = services.filter(({ isListedInSitemap }) => isListedInSitemap);
    expect(ids).toEqual(listed.map(({ id }) => String(id)));
  });

  it('numbers these by their places among all, and leads to all', () => {
    const group = sitemapGroups(site, []).find(({ title }) => title === 'Services');
    expect(group?.entries).toEqual([
      ...listedServices(services),
      { title: `All ${services.length} services`, to: to.services },
    ]);
    const isListedInSitemap = true;
    const numbered = listedServices([
      { id: 1, title: 'Kitchens', isListedInSitemap },
      { id: 2, title: 'Bathrooms' },
      { id: 4, title: 'Painting', isListedInSitemap },
    ]);
    expect(numbered.map(({ number }) => number)).toEqual(['1 of 3', '3 of 3']);
  });

  it('leaves out what is left out of the site', () => {
    const listed = sitemapGroups(site, ['careers', 'terms']).flatMap(({ entries }) =>
      entries.map(({ to }) => to),
    );
    for (const route of [to.careers, to.terms]) {
      expect(routes).toContain(route);
      expect(listed).not.toContain(route);
    }
  });

  it('has the three quick actions', () => {
    expect(quickActions.map(({ to }) => to)).toEqual(['/contact#form', '/careers#apply', '/#newsletter']);
  });

  it('numbers each entry as its sheet is numbered', () => {
    for (const { id } of services)
      expect(sheetNumberOf(`/services?id=${id}`, site)).toBe(`A-1${String(id).padStart(2, '0')}`);
    expect(sheetNumberOf('/#newsletter', site)).toBe('A-001');
  });
});
