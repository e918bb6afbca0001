import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RenderModule } from '../../client/render-module.ts';
import { apiPaths, sentAnchors } from '../../contract/api.ts';
import { photosField } from '../../contract/forms/photos.ts';
import { to } from '../../contract/screens.ts';
import { sampleSite } from '../../contract/site.ts';
import { renderDocument } from './render-document.ts';

/** Imported by a computed path, because the pages are type-checked for the browser and this folder is not. */
const client: RenderModule = await import(join(import.meta.dirname, '../../client/entry-server.tsx'));

const siteUrl = 'https://renovations.example';

async function contactDocument(
  settings: { formEndpoint?: string; isStatic?: true } = {},
  site = sampleSite(),
): Promise<string> {
  const { html } = await renderDocument(
    { route: to.contact, path: to.contact },
    {
      client,
      settings: { siteUrl, formEndpoint: apiPaths.contact, ...settings },
      site,
      root: siteUrl,
      files: { build: 'abc', script: '/main.js', stylesheet: '/site.css', fonts: [] },
      cssOf: () => '',
    },
  );
  return html;
}

function settingsIn(html: string): Record<string, unknown> {
  const [, json = ''] = /<script type="application\/json" id="settings">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}

function actionsIn(html: string): string[] {
  return [...html.matchAll(/<form\b[^>]*? action="([^"]*)"/g)].map(([, action = '']) => decoded(action));
}

function fileInputsIn(html: string): string[] {
  return (html.match(/<input[^>]*type="file"[^>]*>/g) ?? []).map(
    (input) => / name="([^"]*)"/.exec(input)?.[1] ?? '',
  );
}

/** Decodes like a browser, which also accepts entities without a semicolon: so there must be no bare ampersand. */
function decoded(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return text.replace(/&([^;]*;)?/g, (_, name = '') => characters[name.slice(0, -1)] ?? 'bare');
}

describe('the settings of a document', () => {
  it('name the public origin in its canonical link, and where a post without scripts returns to', async () => {
    const html = await contactDocument();
    expect(html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]).toBe(siteUrl + to.contact);
    expect(new URL(html.match(/name="_next" value="([^"]*)"/)?.[1] ?? '').origin).toBe(siteUrl);
    expect(settingsIn(html)).toMatchObject({ siteUrl, formEndpoint: apiPaths.contact });
  });

  it('lead back to the confirmation of a post without scripts that a forwarding service has taken', async () => {
    const html = await contactDocument({ formEndpoint: 'https://forms.example/f' });
    expect(html).toContain(`name="_next" value="${siteUrl}${to.contact}#${sentAnchors.contact}"`);
    expect(html).toContain(`id="${sentAnchors.contact}"`);
  });

  it.each([
    'https://forms.example/f?a=1&lt;=2&amp',
    'https://forms.example/f"></form><script>alert(1)</script>',
    "/forms?x=\\n\\&to=$&$'$`'",
  ])('post the forms where they say, as an attribute and as JSON: %s', async (formEndpoint) => {
    const html = await contactDocument({ formEndpoint });
    expect(settingsIn(html)).toMatchObject({ formEndpoint });
    expect(actionsIn(html)).toContain(formEndpoint);
    expect(actionsIn(html)).not.toContain(apiPaths.contact);
  });
});

describe('the contact form of a static host', () => {
  it('is there with a forwarding service, and without one says how to write or call', async () => {
    const formEndpoint = 'https://forms.example/f';
    expect(actionsIn(await contactDocument({ isStatic: true, formEndpoint }))).toContain(formEndpoint);
    const html = await contactDocument({ isStatic: true });
    expect(actionsIn(html)).not.toContain(apiPaths.contact);
    expect(html).toContain('This form cannot be sent from here.');
  });
});

describe('the field for photos', () => {
  it('is there where the forms post to this server', async () => {
    expect(fileInputsIn(await contactDocument())).toEqual([photosField.name]);
  });

  it.each([{ formEndpoint: 'https://forms.example/f' }, { isStatic: true } as const])(
    'is left out with %j',
    async (settings) => {
      expect(fileInputsIn(await contactDocument(settings))).toEqual([]);
    },
  );
});

describe('the build that a document names, by which an open tab tells documents apart', () => {
  const buildIn = (html: string) => /data-build="([^"]*)"/.exec(html)?.[1];
  const site = sampleSite();

  it('is that of the scripts while nothing stands around the pages', async () => {
    expect(buildIn(await contactDocument())).toBe('abc');
  });

  it('is another one with each notice and mailing address, and the same with other projects', async () => {
    const notice = { text: 'Closed until Monday', until: '2026-12-24' };
    const builds = [];
    for (const published of [
      { notice },
      { notice: { ...notice, text: 'Open again' } },
      { mailingAddress: 'Box 1' },
    ])
      builds.push(buildIn(await contactDocument({}, { ...site, ...published })));
    expect(new Set(['abc', ...builds]).size).toBe(4);
    expect(buildIn(await contactDocument({}, { ...site, notice, projects: [] }))).toBe(builds[0]);
  });
});
