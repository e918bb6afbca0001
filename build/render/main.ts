import { readFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import type { RenderModule } from '../../client/render-module.ts';
import type { Site } from '../../contract/site.ts';
import { compressMax } from '../../server/http/documents/compressed.ts';
import {
  documentFile,
  readCompressed,
  readWholeDocumentSet,
  type StoredDocument,
  writeFileAtomically,
} from '../../server/rendering/document-set.ts';
import type { RenderMessage } from '../../server/rendering/render-process.ts';
import { renderPreviewHtml } from './preview.ts';
import { renderSet } from './render-set.ts';

/**
 * The program that renders the site. The build bundles it with React, the pages and the content; the server runs it in
 * a child process, so that it neither uses the server's memory nor blocks its event loop.
 */

// The server has ended, so nobody waits for the result.
process.on('disconnect', () => process.exit());
process.once('message', async (message: RenderMessage) => {
  const site = (await json(process.stdin)) as Site;
  const client: RenderModule = await import(new URL('./entry-server.js', import.meta.url).href);
  if ('route' in message) {
    process.send?.(await renderPreviewHtml(client, { ...message, site }), () => process.disconnect());
    return;
  }
  const { folder, key, compress } = message;
  // An earlier process may have rendered the set without compressing all of it.
  const { documents } =
    (await readWholeDocumentSet(folder, key)) ?? (await renderSet(client, { ...message, site }));
  process.send?.('rendered');
  if (compress) await compressAll(folder, documents);
  process.disconnect();
});

/** Compresses one after the other at the highest level, which takes seconds. Until then the server compresses fast. */
async function compressAll(folder: string, documents: readonly StoredDocument[]): Promise<void> {
  for (const { file } of documents) {
    const source = documentFile(folder, file);
    if (await readCompressed(folder, file)) continue;
    const { br, gzip } = await compressMax(await readFile(source));
    await writeFileAtomically(`${source}.gz`, gzip);
    await writeFileAtomically(`${source}.br`, br);
  }
}
