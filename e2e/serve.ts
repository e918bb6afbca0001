import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs the real server with the real build and a temporary data folder. */
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'site-e2e-'));
process.env.LOG_LEVEL = 'warn';
await import('../server/main.ts');
