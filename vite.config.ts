import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the browser's part. `scripts/build.ts` runs it twice: for the browser and for the prerender. */
export default defineConfig({
  root: 'client',
  plugins: [react(), tailwindcss()],
  optimizeDeps: { entries: ['runtime/main.ts'] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // Fonts and pictures are files of their own: inlined, they would weigh on every document.
    assetsInlineLimit: 0,
    // A slow machine is no news to whoever starts the site.
    rolldownOptions: { checks: { bundlerTimings: false } },
    // Documents name the modules that they will import.
    modulePreload: false,
  },
});
