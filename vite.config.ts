import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { colourTokens } from './build/colour-tokens.ts';
import { screenPatterns } from './build/screen-patterns.ts';

/**
 * Vite calls each `import()` through a helper, which preloads its stylesheets and scripts. There is one stylesheet, and
 * `modulePreload` is off: the helper would have nothing to do, and weigh 550 bytes in every page.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/** For the client. build/site-build.ts uses it twice: for the browser, and for rendering the documents. */
export default defineConfig({
  root: 'client',
  // Photographs, drawings and icons are the company's.
  publicDir: '../content/public',
  plugins: [react(), colourTokens(), screenPatterns(), plainImports, tailwindcss()],
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
