import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  documentFile,
  readCompressed,
  readDocumentSet,
  readWholeDocumentSet,
  type StoredDocument,
  storeDocument,
  storeDocumentSet,
} from './document-set.ts';

const KEY = 'a-set';

let folder = '';
let documents: readonly StoredDocument[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'document-set-'));
  documents = [await store('/', 'Home'), await store('/about', 'About'), await store('/sitemap.xml', '<a/>')];
  await storeDocumentSet(folder, KEY, { documents });
});

afterEach(() => rm(folder, { recursive: true }));

function store(path: string, text: string): Promise<StoredDocument> {
  return storeDocument(folder, { path, text, isError: false, isIndexable: true });
}

describe('a set of documents', () => {
  it('is read as it was stored', async () => {
    expect(await readWholeDocumentSet(folder, KEY)).toEqual({ documents });
  });

  it('is not there before it was stored', async () => {
    expect(await readWholeDocumentSet(folder, 'another')).toBeUndefined();
  });

  it('counts as missing while one of its documents is', async () => {
    await rm(documentFile(folder, documents[1]?.file ?? ''));
    expect(await readWholeDocumentSet(folder, KEY)).toBeUndefined();
  });

  it('counts as missing while one of its documents is cut short, and is whole when that was stored again', async () => {
    await truncate(documentFile(folder, documents[1]?.file ?? ''), 2);
    expect(await readWholeDocumentSet(folder, KEY)).toBeUndefined();
    await store('/about', 'About');
    expect(await readWholeDocumentSet(folder, KEY)).toEqual({ documents });
  });

  it('counts as missing while its list has no bytes, as after a power cut', async () => {
    await truncate(join(folder, `${KEY}.json`), 0);
    expect(await readDocumentSet(folder, KEY)).toBeUndefined();
  });

  it('is not compressed while a compressed file has no bytes', async () => {
    const [{ file } = { file: '' }] = documents;
    const [br, gzip] = ['.br', '.gz'].map((ending) => documentFile(folder, file) + ending);
    await writeFile(br ?? '', 'brotli');
    expect(await readCompressed(folder, file)).toBeUndefined();
    await writeFile(gzip ?? '', '');
    expect(await readCompressed(folder, file)).toBeUndefined();
    await writeFile(gzip ?? '', 'gzip');
    expect(await readCompressed(folder, file)).toEqual({
      br: Buffer.from('brotli'),
      gzip: Buffer.from('gzip'),
    });
  });

  it('shares the bytes of what did not change with other sets', async () => {
    const before = await readdir(join(folder, 'documents'));
    await store('/', 'Home');
    expect(await readdir(join(folder, 'documents'))).toEqual(before);
    await store('/', 'Another Home');
    expect(await readdir(join(folder, 'documents'))).toHaveLength(before.length + 1);
  });
});
