import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareRenderedDocuments } from '../testing/rendered-documents.ts';

/** The real server over the real build, with a temporary data folder. */
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'site-e2e-'));
process.env.LOG_LEVEL = 'warn';
shareRenderedDocuments(process.env.DATA_DIR);
await import('../server/main.ts');
