import { describe, expect, it } from 'vitest';
import { OWN_ENDPOINT_ONLY, settingPlaceholders } from '../../../contract/setting-placeholders.ts';
import { service, smallSite } from '../../testing/small-site.ts';
import { withSettings } from './document-settings.ts';

const { ask } = smallSite();

describe('settings that are known only at the start', () => {
  it.each(['/', '/services', '/nope', '/sitemap.xml', '/robots.txt'])(
    'leave no placeholder in %s',
    async (path) => {
      const { text } = await ask(path);
      for (const placeholder of Object.values(settingPlaceholders)) expect(text).not.toContain(placeholder);
    },
  );

  it('fill in the public origin and where the forms post', async () => {
    const { text } = await ask('/services');
    expect(text).toContain('href="https://renovations.example/services"');
    expect(text).toContain('action="/api/contact"');
  });
});

describe('where the forms post', () => {
  const { formEndpoint } = settingPlaceholders;
  const document = `<script type="application/json">{"formEndpoint":"${formEndpoint}"}</script><form action="${formEndpoint}"></form>`;

  it.each([
    'https://forms.example/f?a=1&lt;=2&amp',
    'https://forms.example/f"></form><script>alert(1)</script>',
    "/forms?x=\\n\\&to=$&$'$`'",
  ])('is what was set, as an attribute and as JSON: %s', (endpoint) => {
    const filled = withSettings(document, {
      siteUrl: new URL('https://renovations.example'),
      formEndpoint: endpoint,
    });
    const [, json = '', action = '', rest] =
      /^<script type="application\/json">(.*?)<\/script><form action="([^"]*)">(.*)$/.exec(filled) ?? [];
    expect(JSON.parse(json)).toEqual({ formEndpoint: endpoint });
    expect(decodedAttribute(action)).toBe(endpoint);
    expect(rest).toBe('</form>');
  });

  /** As a browser reads it, which also knows references without a semicolon: so there must be no bare ampersand. */
  function decodedAttribute(text: string): string {
    const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
    return text.replace(/&([^;]*;)?/g, (_, name = '') => characters[name.slice(0, -1)] ?? 'bare');
  }
});

describe('the field for photos', () => {
  it('is there where the forms post to this server', async () => {
    expect((await ask('/services')).text).toContain('<input type="file">');
  });

  it('is left out, with what is around it, where they post to another', () => {
    const document = `<form action="%FORM_ENDPOINT%">a<section ${OWN_ENDPOINT_ONLY}="" class="contents"><div>\nb</div></section>c</form>`;
    const settings = {
      siteUrl: new URL('https://renovations.example'),
      formEndpoint: 'https://forms.example/f',
    };
    expect(withSettings(document, settings)).toBe('<form action="https://forms.example/f">ac</form>');
  });
});

describe('the files for search engines', () => {
  it('list the indexable documents, each with the day of its last change', async () => {
    const { text } = await ask('/sitemap.xml');
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location)).toEqual([
      'https://renovations.example/',
      'https://renovations.example/services',
      `https://renovations.example/services/${service.slug}`,
      'https://renovations.example/projects',
      'https://renovations.example/projects/3',
    ]);
    expect(text.match(/<lastmod>2026-10-01<\/lastmod>/g)).toHaveLength(5);
  });

  it('keep them out of calls, and say where the list is', async () => {
    const { text } = await ask('/robots.txt');
    expect(text).toContain('User-agent: *\nDisallow: /api/\n');
    expect(text).toContain('Sitemap: https://renovations.example/sitemap.xml');
  });
});
