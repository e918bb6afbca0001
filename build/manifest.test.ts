import { describe, expect, it } from 'vitest';
import { filesOf } from './manifest.ts';

const manifest = {
  'styles/site.css': { file: 'assets/site.css', src: 'styles/site.css' },
  'styles/fonts/text.woff2': { file: 'assets/text.woff2', src: 'styles/fonts/text.woff2' },
  'runtime/main.ts': { file: 'assets/main.js', imports: ['_routes.js'] },
  '_routes.js': { file: 'assets/routes.js' },
  '_react.js': { file: 'assets/react.js' },
  'runtime/mount-island.tsx': { file: 'assets/mount.js', imports: ['_react.js', 'runtime/main.ts'] },
  'islands/word/word.tsx': { file: 'assets/word.js', imports: ['_react.js', '_routes.js'] },
  '_form.js': { file: 'assets/form.js', name: 'form', imports: ['_react.js'] },
};

describe('the files of a document', () => {
  const files = filesOf(manifest, '/sub/');

  it('are its script, its stylesheet and its fonts', () => {
    expect(files).toMatchObject({
      css: 'assets/site.css',
      fonts: ['/sub/assets/text.woff2'],
      script: '/sub/assets/main.js',
    });
  });

  it('are preloaded for its islands, but for what the script itself imports', () => {
    expect(files.preloadsFor(['word'])).toEqual([
      '/sub/assets/react.js',
      '/sub/assets/mount.js',
      '/sub/assets/word.js',
    ]);
  });

  it('are found for an island that lies in a shared chunk', () => {
    expect(files.preloadsFor(['form'])).toContain('/sub/assets/form.js');
  });

  it('are missed loudly', () => {
    expect(() => files.preloadsFor(['nothing'])).toThrow('islands/nothing/nothing.tsx');
  });
});
