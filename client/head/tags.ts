import { colours } from '../../content/colours.ts';
import { company } from '../../content/company.ts';
import { socialPicturePath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import type { Head } from '../page.ts';
import { base } from '../ui/base-path.ts';

export type Tag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

export function headTags(head: Head, path: string, siteUrl: string): Tag[] {
  const site = siteUrl + base;
  const title = fullTitle(head);
  const pictured = head.isIndexable === false ? to.home : (head.socialPicture ?? path);
  const picture = site + (head.linkPreview ?? socialPicturePath(pictured));
  return [
    ['meta', { name: 'description', content: head.description }],
    ...(head.isIndexable === false
      ? ([['meta', { name: 'robots', content: 'noindex' }]] satisfies Tag[])
      : ([['link', { rel: 'canonical', href: site + path }]] satisfies Tag[])),
    ['meta', { property: 'og:type', content: 'website' }],
    ['meta', { property: 'og:site_name', content: company.name }],
    ['meta', { property: 'og:locale', content: 'en_CA' }],
    ['meta', { property: 'og:title', content: title }],
    ['meta', { property: 'og:description', content: head.description }],
    ['meta', { property: 'og:url', content: site + path }],
    ['meta', { property: 'og:image', content: picture }],
    ['meta', { property: 'og:image:width', content: '1200' }],
    ['meta', { property: 'og:image:height', content: '630' }],
    ['meta', { property: 'og:image:alt', content: title }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ['meta', { name: 'theme-color', content: colours.paper }],
    // Form controls and scroll bars stay light for visitors who prefer dark.
    ['meta', { name: 'color-scheme', content: 'only light' }],
    ['link', { rel: 'icon', href: `${base}/favicon.svg`, type: 'image/svg+xml' }],
    ['link', { rel: 'apple-touch-icon', href: `${base}/apple-touch-icon.png` }],
    ['link', { rel: 'manifest', href: `${base}/manifest.webmanifest` }],
  ];
}

export function tagHtml([name, attributes]: Tag): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}${value === '' ? '' : `="${escapeAttribute(value)}"`}`)
    .join('');
  return `<${name}${written}>`;
}

export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Search engines cut off longer titles. */
const TITLE_MAX_CHARACTERS = 65;

/** Appends the company's name, or its short name if the full one would be cut off. */
export function fullTitle({ title }: Head): string {
  if (title.includes(company.shortName)) return title;
  const full = `${title} | ${company.name}`;
  return full.length <= TITLE_MAX_CHARACTERS ? full : `${title} | ${company.shortName}`;
}
