import { brotliDecompressSync } from 'node:zlib';
import { total } from '../machine/statistics.ts';
import { ask } from './ask.ts';

/** The scripts that a document names, brotli. */
export async function scriptBytesOf(url: string): Promise<number> {
  const html = brotliDecompressSync((await ask(url)).bytes).toString();
  const tags = html.match(/<(script|link rel="modulepreload")[^>]*\.js"[^>]*>/g) ?? [];
  const paths = tags.map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '');
  const answers = await Promise.all(paths.map((path) => ask(new URL(path, url).href)));
  return total(answers.map(({ bytes }) => bytes.length));
}
