import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RenderModule } from '../client/render-module.ts';
import { apiPaths } from '../contract/api.ts';
import { patterns, to } from '../contract/screens.ts';
import { sampleSite } from '../contract/site.ts';
import { leftOutLines, refuseLinksTo, unwrittenScreens } from './left-out.ts';

type Rendered = { readonly body: string; readonly head: object };

/** Imported by a computed path, because the pages are type-checked for the browser and this folder is not. */
const client: RenderModule = await import(join(import.meta.dirname, '../client/entry-server.tsx'));
const settings = { siteUrl: 'https://renovations.example', formEndpoint: apiPaths.contact };

const pages = new Map<string, Rendered>();
for (const pattern of Object.values(patterns))
  pages.set(pattern, await client.render(pattern, settings, sampleSite()));

async function render(route: string): Promise<Rendered> {
  return pages.get(route) as Rendered;
}

describe('what the site is built without', () => {
  it('is nothing: every page and every entry is written', async () => {
    expect(leftOutLines(await unwrittenScreens(render))).toEqual([]);
  });

  it.each<[string, (rendered: Rendered) => Rendered]>([
    ['to visitors', ({ body, head }) => ({ body: body.replace('</h1>', ' TODO</h1>'), head })],
    ['to search engines', ({ body, head }) => ({ body, head: { ...head, description: 'TODO: say it.' } })],
  ])('is a page that says TODO %s, and no other', async (_, change) => {
    const unwritten = await unwrittenScreens(async (route) => {
      const rendered = await render(route);
      return route === to.terms ? change(rendered) : rendered;
    });
    expect(unwritten).toEqual(['terms']);
    expect(leftOutLines(unwritten)).toEqual([expect.stringContaining('client/pages/terms/')]);
  });

  it.each([
    `<a class="x" href="${patterns.careers}">`,
    `<a href="/sub${patterns.careers}#apply">`,
    `<button formAction="${patterns.careers}?from=home">`,
  ])('may not be linked to by hand: %s', (html) => {
    expect(() => refuseLinksTo(['careers'], html, '/about')).toThrow(
      '/about links to /careers, but client/pages/careers/ still says TODO: write it, or take the link out.',
    );
    expect(() => refuseLinksTo(['terms'], html, '/about')).not.toThrow();
  });

  it('is not taken for a page whose path begins alike', () => {
    expect(() => refuseLinksTo(['projects'], '<a href="/projects/3">', '/')).not.toThrow();
  });
});
