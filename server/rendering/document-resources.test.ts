import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { createDocumentLoader } from './document-resources.ts';
import { documentFile, storeDocument } from './document-set.ts';

it('compresses a document fast once, however often a set has it, until its best compression is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = (path: string) =>
    storeDocument(folder, { path, text: `<p>${path}</p>`, isError: false, isIndexable: true });
  const home = await store('/');
  const load = createDocumentLoader(folder, readConfig({}));

  const first = await load({ documents: [home] });
  const second = await load({ documents: [home, await store('/about')] });
  expect(second.isCompressed).toBe(false);
  expect(second.documents.found.get('/')).toBe(first.documents.found.get('/'));

  for (const ending of ['.br', '.gz']) await writeFile(documentFile(folder, home.file) + ending, 'smaller');
  const third = await load({ documents: [home] });
  expect(third.isCompressed).toBe(true);
  expect(third.documents.found.get('/')).not.toBe(first.documents.found.get('/'));
});
