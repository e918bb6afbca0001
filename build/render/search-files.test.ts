import { expect, it } from 'vitest';
import { robotsTxt, sitemapXml } from './search-files.ts';

const ROOT = 'https://renovations.example';

it('the sitemap lists the indexable documents, each with the day of its last change', () => {
  const xml = sitemapXml(
    [
      { path: '/', isIndexable: true, lastChanged: '2026-10-01' },
      { path: '/file-test', isIndexable: false, lastChanged: '2026-10-02' },
      { path: '/services', isIndexable: true, lastChanged: '2026-10-03' },
    ],
    ROOT,
  );
  const entries = [...xml.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g)];
  expect(entries.map(([, location, day]) => [location, day])).toEqual([
    [`${ROOT}/`, '2026-10-01'],
    [`${ROOT}/services`, '2026-10-03'],
  ]);
});

it('robots.txt allows the lists that pages fetch, keeps search engines out of other calls and the pages of mails, and names the sitemap', () => {
  const text = robotsTxt(ROOT);
  expect(text).toContain(
    'User-agent: *\nAllow: /api/services\nAllow: /api/projects\nAllow: /api/testimonials\nDisallow: /api/\nDisallow: /answered/\nDisallow: /calendar/\nDisallow: /request/\nDisallow: /unsubscribe\nDisallow: /words/\n',
  );
  expect(text).toContain(`Sitemap: ${ROOT}/sitemap.xml`);
});
