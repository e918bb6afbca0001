import { brotliDecompressSync } from 'node:zlib';
import { total } from '../machine/statistics.ts';
import { ask } from './ask.ts';

/** The scripts that a document names, brotli. */
export async function scriptBytesOf(url: string): Promise<number> {
  const html = brotliDecompressSync((await ask(url)).bytes).toString();
  const paths = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const answers = await Promise.all(paths.map((path) => ask(new URL(path, url).href)));
  return total(answers.map(({ bytes }) => bytes.length));
}
