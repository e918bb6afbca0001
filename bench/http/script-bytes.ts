import { brotliDecompressSync } from 'node:zlib';
import { total } from '../machine/statistics.ts';
import { ask } from './ask.ts';

/** The scripts that a document names: its entry and the modules that it preloads, brotli. */
export async function scriptBytesOf(url: string): Promise<number> {
  const html = brotliDecompressSync((await ask(url)).bytes).toString();
  const tags = html.matchAll(/<(?:script type="module" src|link rel="modulepreload"[^>]* href)="([^"]+)"/g);
  const paths = [...tags].map(([, path = '']) => path);
  const answers = await Promise.all(paths.map((path) => ask(new URL(path, url).href)));
  return total(answers.map(({ bytes }) => bytes.length));
}
