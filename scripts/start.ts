import { enableCompileCache } from 'node:module';
import { buildIfNeeded } from '../build/build-if-needed.ts';

// Later starts need not strip types or compile again: faster, and about 30 MB less memory.
enableCompileCache('node_modules/.cache/compiled');
buildIfNeeded();
await import('../server/main.ts');
