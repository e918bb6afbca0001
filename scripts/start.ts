import { enableCompileCache } from 'node:module';
import { buildIfNeeded } from '../build/build-if-needed.ts';

// A second start then neither strips types nor compiles anew: quicker, and some 30 MB lighter.
enableCompileCache('node_modules/.cache/compiled');
buildIfNeeded();
await import('../server/main.ts');
