import { describe, expect, it } from 'vitest';
import { chunksOf } from './manifest.ts';

const manifest = {
  'styles/site.css': { file: 'assets/site.css' },
  'entry-react.ts': { file: 'assets/react.js' },
  'entry-client.tsx': { file: 'assets/entry.js', imports: ['entry-react.ts', 'shell'] },
  shell: { file: 'assets/shell.js', imports: ['entry-client.tsx'] },
  'pages/about/about-page.tsx': { file: 'assets/about.js', imports: ['shell', 'picture'] },
  picture: { file: 'assets/picture.js' },
  'pages/home/home-page.tsx': { file: 'assets/home.js' },
  'styles/text.woff2': { file: 'assets/text.woff2', src: 'styles/text.woff2' },
};

describe('what a document loads', () => {
  const { css, fonts, scriptsOf } = chunksOf(manifest, '/sub/');

  it('is the stylesheet and the fonts', () => {
    expect(css).toBe('assets/site.css');
    expect(fonts).toEqual(['/sub/assets/text.woff2']);
  });

  it('is React, then the app, then every script of its own screen, each after what it imports', () => {
    expect(scriptsOf('about')).toEqual([
      '/sub/assets/react.js',
      '/sub/assets/shell.js',
      '/sub/assets/entry.js',
      '/sub/assets/picture.js',
      '/sub/assets/about.js',
    ]);
  });

  it('must be in the build', () => {
    expect(() => chunksOf({}, '/')).toThrow('scripts/site-build.ts');
  });
});
