import { buildIfNeeded } from './site-build.ts';

await buildIfNeeded();
await import('../server/main.ts');
