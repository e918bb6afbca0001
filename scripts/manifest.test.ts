import { describe, expect, it } from 'vitest';
import { chunksOf } from './manifest.ts';

const manifest = {
  'styles/site.css': { file: 'assets/site.css' },
  'entry-client.tsx': { file: 'assets/entry.js', imports: ['shell'] },
  shell: { file: 'assets/shell.js', imports: ['entry-client.tsx'] },
  'pages/about/about-page.tsx': { file: 'assets/about.js', imports: ['shell', 'picture'] },
  picture: { file: 'assets/picture.js' },
  'pages/home/home-page.tsx': { file: 'assets/home.js' },
  'styles/text.woff2': { file: 'assets/text.woff2', src: 'styles/text.woff2' },
};

describe('what a document loads', () => {
  const { css, loadingTags } = chunksOf(manifest, '/sub/');
  const tags = loadingTags('about');
  const addresses = (rel: string) =>
    tags.filter(([, attributes]) => attributes.rel === rel).map(([, attributes]) => attributes.href);

  it('is the stylesheet and the entry script', () => {
    expect(css).toBe('assets/site.css');
    expect(tags).toContainEqual([
      'script',
      { type: 'module', fetchpriority: 'low', src: '/sub/assets/entry.js' },
    ]);
  });

  it('is every script of its own screen at once, and of no other screen', () => {
    expect(addresses('modulepreload')).toEqual([
      '/sub/assets/shell.js',
      '/sub/assets/about.js',
      '/sub/assets/picture.js',
    ]);
  });

  it('is the fonts, asked for in the way that the stylesheet asks', () => {
    expect(tags).toContainEqual([
      'link',
      { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: '/sub/assets/text.woff2' },
    ]);
  });

  it('must be in the build', () => {
    expect(() => chunksOf({}, '/')).toThrow('scripts/site-build.ts');
  });
});
