import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { type Compressed, compressFast } from '../http/documents/compressed.ts';
import { mediaTypeOf } from '../http/documents/media-types.ts';
import { Resource } from '../http/documents/resource.ts';
import type { Documents } from '../http/documents/site-pages.ts';
import { contentSecurityPolicy, type PolicySettings, securityHeaders } from '../http/security-headers.ts';
import { type DocumentSet, documentFile, readCompressed, type StoredDocument } from './document-set.ts';

export type LoadedSet = {
  readonly documents: Documents;
  /** Whether all of them have their best compression. */
  readonly isCompressed: boolean;
};

type LoadedDocument = { readonly resource: Resource; readonly isCompressed: boolean };

/** Loads sets into memory, compressed, so that visitors are not affected if the folder becomes unreadable. */
export function createDocumentLoader(folder: string, config: PolicySettings) {
  /** Documents of the last set by path and file: a new version shares most of them with the previous one. */
  let last: ReadonlyMap<string, LoadedDocument> = new Map();

  async function load(document: StoredDocument, known?: LoadedDocument): Promise<LoadedDocument> {
    if (known?.isCompressed) return known;
    const compressed = await readCompressed(folder, document.file);
    if (compressed) return { resource: resourceOf(document, compressed, config), isCompressed: true };
    // Fast and a little larger, until the rendering process has compressed it better.
    if (known) return known;
    const bytes = await readFile(documentFile(folder, document.file));
    if (bytes.length !== document.bytes) throw new Error(`${document.file} was cut short.`);
    return { resource: resourceOf(document, await compressFast(bytes), config), isCompressed: false };
  }

  /** Rejects if any of its documents is missing or truncated. */
  return async function loadSet({ documents }: DocumentSet): Promise<LoadedSet> {
    const loaded = new Map<string, LoadedDocument>();
    const found = new Map<string, Resource>();
    const missing = new Map<string, Resource>();
    for (const document of documents) {
      const name = `${document.path} ${document.file}`;
      const entry = await load(document, last.get(name));
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
  config: PolicySettings,
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
      // Hardly any client requests these uncompressed, and they would take most of the memory.
      bytes: () => brotliDecompressSync(compressed.br),
      compressed,
    },
  });
}
