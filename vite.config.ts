import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { colourTokens } from './build/colour-tokens.ts';
import { screenPatterns } from './build/screen-patterns.ts';

/**
 * Vite calls every lazy import through a helper that first loads the stylesheets and chunks it needs. Here none has a
 * stylesheet, and `modulePreload` is off: what is left is the import itself, without half a kilobyte on every page.
 */
const plainLazyImports: Plugin = {
  name: 'plain-lazy-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** For the client. build/site-build.ts uses it twice: for the browser, and for rendering the documents. */
export default defineConfig({
  root: 'client',
  // Photographs, drawings and icons are the company's.
  publicDir: '../content/public',
  plugins: [plainLazyImports, react(), colourTokens(), screenPatterns(), tailwindcss()],
  optimizeDeps: { entries: ['runtime/main.ts'] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // Safari before 16.4 knows no comparisons such as `width >= 64rem` in media queries. All of these know `:has()`:
    // for one that does not, lists of selectors would be wrapped in `:is()`, which changes their weight.
    cssTarget: ['chrome111', 'firefox128', 'safari16'],
    // Fonts and pictures are files of their own: inlined, they would weigh on every document.
    assetsInlineLimit: 0,
    // A slow machine is no news to whoever starts the site.
    rolldownOptions: { checks: { bundlerTimings: false } },
    modulePreload: false,
  },
});
