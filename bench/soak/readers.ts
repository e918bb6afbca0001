import { setTimeout as wait } from 'node:timers/promises';
import { builtDocuments } from '../http/built-documents.ts';
import { readPage, type TrafficParts } from './read-page.ts';

const FIRST_VISITOR = 500_000;

/** Reads one document after the other. */
export async function readDocuments(parts: TrafficParts, index: number) {
  const { random, signal } = parts;
  const paths = builtDocuments().map(({ path }) => path);
  while (!signal.aborted) {
    await readPage(parts, {
      what: 'document',
      call: { path: random.pick(paths), visitor: FIRST_VISITOR + index, headers: { accept: 'text/html' } },
      isWhole: (text) => text.includes('</html>'),
    });
    await wait(random.between(50, 250));
  }
}
