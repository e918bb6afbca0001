import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { type Compressed, compressFastAsync } from '../http/documents/compressed.ts';
import { mediaTypeOf } from '../http/documents/media-types.ts';
import { Resource } from '../http/documents/resource.ts';
import type { Documents } from '../http/documents/site-pages.ts';
import { contentSecurityPolicy, type SiteSettings, securityHeaders } from '../http/security-headers.ts';
import { type DocumentSet, documentFile } from './document-set.ts';

/** Loads a set into memory, compressed: a folder that cannot be read later does not matter to visitors. */
export async function loadDocuments(
  folder: string,
  set: DocumentSet,
  config: SiteSettings,
): Promise<Documents> {
  const found = new Map<string, Resource>();
  const missing = new Map<string, Resource>();
  for (const {
    path,
    file,
    bytes: length,
    isError,
    isIndexable,
    scriptHashes,
    styleHashes,
  } of set.documents) {
    const compressed = await compressedDocument(documentFile(folder, file));
    const resource = new Resource({
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
        length,
        // Hardly any client asks for these, and they would be most of the memory.
        bytes: () => brotliDecompressSync(compressed.br),
        compressed,
      },
    });
    (isError ? missing : found).set(path, resource);
  }
  return { found, missing };
}

/** Fast, a little larger, until the rendering process has done it better. */
async function compressedDocument(file: string): Promise<Compressed> {
  try {
    return { br: await readFile(`${file}.br`), gzip: await readFile(`${file}.gz`) };
  } catch {
    return compressFastAsync(await readFile(file));
  }
}
