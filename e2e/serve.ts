import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The real server over the real build, with a temporary data folder. */
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'site-e2e-'));
process.env.LOG_LEVEL = 'warn';
await import('../server/main.ts');
