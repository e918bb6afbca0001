import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { colourTokens } from './build/colour-tokens.ts';

/**
 * Vite calls each import() through a helper that preloads its stylesheets and modules. There are none to preload here, and
 * the helper is 0.6 KB of what every page loads.
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** For the client. build/site-build.ts uses it twice: for the browser, and for rendering the documents. */
export default defineConfig({
  root: 'client',
  // Photographs, drawings and icons are the company's.
  publicDir: '../content/public',
  plugins: [react(), colourTokens(), tailwindcss(), plainDynamicImports],
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
