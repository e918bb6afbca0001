import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { type Compressed, compressFastAsync } from '../http/documents/compressed.ts';
import { mediaTypeOf } from '../http/documents/media-types.ts';
import { Resource } from '../http/documents/resource.ts';
import type { Documents } from '../http/documents/site-pages.ts';
import { contentSecurityPolicy, type SiteSettings, securityHeaders } from '../http/security-headers.ts';
import { type DocumentSet, documentFile, type StoredDocument } from './document-set.ts';

export type LoadedSet = {
  readonly documents: Documents;
  /** Whether all of them are in their best compression. */
  readonly isCompressed: boolean;
};

type LoadedDocument = { readonly resource: Resource; readonly isCompressed: boolean };

/** Loads sets into memory, compressed: a folder that cannot be read later does not matter to visitors. */
export function createDocumentLoader(folder: string, config: SiteSettings) {
  /** By path and file. A new version shares most of its documents with the one before. */
  let last: ReadonlyMap<string, LoadedDocument> = new Map();

  async function load(document: StoredDocument): Promise<LoadedDocument> {
    const file = documentFile(folder, document.file);
    const compressed = await readCompressed(file);
    if (compressed) return { resource: resourceOf(document, compressed, config), isCompressed: true };
    const bytes = await readFile(file);
    if (bytes.length !== document.bytes) throw new Error(`${document.file} was cut short.`);
    // Fast, a little larger, until the rendering process has done it better.
    return { resource: resourceOf(document, await compressFastAsync(bytes), config), isCompressed: false };
  }

  /** Rejects if any of its documents is missing or was cut short. */
  return async function loadSet({ documents }: DocumentSet): Promise<LoadedSet> {
    const loaded = new Map<string, LoadedDocument>();
    const found = new Map<string, Resource>();
    const missing = new Map<string, Resource>();
    for (const document of documents) {
      const name = `${document.path} ${document.file}`;
      const known = last.get(name);
      const entry = known?.isCompressed ? known : await load(document);
      loaded.set(name, entry);
      (document.isError ? missing : found).set(document.path, entry.resource);
    }
    last = loaded;
    const isCompressed = [...loaded.values()].every((entry) => entry.isCompressed);
    return { documents: { found, missing }, isCompressed };
  };
}

function resourceOf(
  { file, bytes, isError, isIndexable, scriptHashes, styleHashes }: StoredDocument,
  compressed: Compressed,
  config: SiteSettings,
): Resource {
  return new Resource({
    headers: {
      ...securityHeaders(config),
      'Content-Security-Policy': contentSecurityPolicy({ scriptHashes, styleHashes, config }),
      'Cache-Control': 'no-cache',
      ...(!isIndexable && { 'X-Robots-Tag': 'noindex' }),
    },
    mediaType: mediaTypeOf(file),
    status: isError ? 404 : 200,
    body: {
      tag: file.split('.', 1)[0] ?? file,
      length: bytes,
      // Hardly any client asks for these, and they would be most of the memory.
      bytes: () => brotliDecompressSync(compressed.br),
      compressed,
    },
  });
}

async function readCompressed(file: string): Promise<Compressed | undefined> {
  try {
    return { br: await readFile(`${file}.br`), gzip: await readFile(`${file}.gz`) };
  } catch {
    return undefined;
  }
}
