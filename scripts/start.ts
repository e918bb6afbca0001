import { buildIfNeeded } from '../build/build-if-needed.ts';

buildIfNeeded();
await import('../server/main.ts');
