import { describe, expect, it } from 'vitest';
import { filesOf } from './manifest.ts';

const manifest = {
  'styles/site.css': { file: 'assets/site.css', src: 'styles/site.css' },
  'styles/fonts.css': { file: 'assets/fonts.css', src: 'styles/fonts.css' },
  'styles/fonts/text.woff2': { file: 'assets/text.woff2', src: 'styles/fonts/text.woff2' },
  'styles/fonts/accents/text.woff2': { file: 'assets/more.woff2', src: 'styles/fonts/accents/text.woff2' },
  'runtime/main.ts': { file: 'assets/main.js' },
};

describe('the files of a document', () => {
  it('are its script, its stylesheet and the fonts that every document needs', () => {
    expect(filesOf(manifest, '/sub/')).toEqual({
      css: 'assets/site.css',
      fontFaces: 'assets/fonts.css',
      fonts: ['/sub/assets/text.woff2'],
      script: '/sub/assets/main.js',
    });
  });

  it('cause an error when one is missing', () => {
    expect(() => filesOf({}, '/')).toThrow('styles/site.css');
  });
});
