import { describe, expect, it } from 'vitest';
import { service, smallSite } from '../../testing/small-site.ts';

const { ask } = smallSite();
const { id, slug } = service;
const SERVICE = `/services/${slug}`;

describe('the one URL of a document', () => {
  it.each(['/', '/services', SERVICE, '/projects/3'])(
    '%s is served there, with and without a foreign query',
    async (path) => {
      for (const url of [path, `${path}?`, `${path}?utm_source=letter`]) {
        const { status, text } = await ask(url);
        expect([url, status]).toEqual([url, 200]);
        expect(text).toContain(`The document of ${path}<`);
      }
    },
  );

  it.each([
    ['a trailing slash', '/services/', '/services'],
    ['two of them', '/services//', '/services'],
    ['a doubled slash', `//services//${slug}`, SERVICE],
    ['upper case', `/Services/${slug.toUpperCase()}`, SERVICE],
    ['a service by its number', `/services?id=${id}`, SERVICE],
    ['the number after a slash', `/services/?id=${id}`, SERVICE],
    ['the number among others', `/services?a=1&id=${id}&b=2`, `${SERVICE}?a=1&b=2`],
    ['the file of the root', '/index.html', '/'],
    ['the file in capitals', '/INDEX.HTML', '/'],
    ['the file of a folder', '/services/index.html', '/services'],
    ['the file beside a folder', '/services.html', '/services'],
    ['a query that is not ours', '/SERVICES/?utm_source=a?b', '/services?utm_source=a?b'],
    ['a file in capitals', '/Robots.txt', '/robots.txt'],
    ['a proxy that names the host', 'http://renovations.example/services/', '/services'],
  ])('is where %s leads for good', async (_, asked, location) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await ask(asked, { method });
      expect(response.status).toBe(301);
      expect(response.headers.location).toBe(location);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('is found for a proxy that names the host', async () => {
    expect((await ask('http://renovations.example/services')).text).toContain('The document of /services<');
    expect((await ask('http://renovations.example')).text).toContain('The document of /<');
  });

  it.each(['//evil.example', '//evil.example/services', '/\\evil.example', '/%2F%2Fevil.example/'])(
    'is never on another site: %s',
    async (path) => {
      const { status, headers } = await ask(path);
      expect([status, headers.location]).toEqual([404, undefined]);
    },
  );
});

describe('a URL without a document', () => {
  it.each([
    ['/nope', '/404'],
    ['/services/nope', '/404'],
    [`${SERVICE}/nope`, '/404'],
    ['/404', '/404'],
    ['/404.html', '/404'],
    ['/%', '/404'],
    ['/../etc/passwd', '/404'],
    ['/.vite/manifest.json', '/404'],
    ['/assets', '/404'],
    ['/projects/99', '/projects/0'],
    ['/projects/99/', '/projects/0'],
    ['/Projects/99?from=mail', '/projects/0'],
    ['/projects/0', '/projects/0'],
    ['/projects/3/nope', '/404'],
  ])('%s gets status 404 with the page for it', async (path, document) => {
    const { status, headers, text } = await ask(path);
    expect(status).toBe(404);
    expect(text).toContain(`The document of ${document}<`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('is not taken for known because a browser asks whether it changed', async () => {
    const { headers } = await ask('/nope');
    const again = await ask('/nope', { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(404);
  });
});

describe('what is not a page', () => {
  it.each([
    '/api/projects',
    '/api',
    '/answered/abc',
    '/desk',
    '/request/AAAAAAAAAAAAAAAAAAAAAA',
    '/calendar/AAAAAAAAAAAAAAAAAAAAAA.ics',
    '/unsubscribe',
    '/unsubscribe/1.AAAA',
    '/desk/leads',
    '/health/live',
    '/metrics',
    '/.well-known/security.txt',
  ])('%s goes on to the rest', async (path) => {
    for (const method of ['GET', 'POST']) expect((await ask(path, { method })).text).toBe('call');
  });

  it.each(['/apiary', '/healthy', '/metricsx'])('%s only begins like a call', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});
