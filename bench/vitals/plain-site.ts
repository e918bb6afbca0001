import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { compressMax } from '../../server/http/documents/compressed.ts';
import { ask } from '../http/ask.ts';
import { recordedAnswer, startReplay } from '../http/replay-process.ts';
import type { ReplayedAnswer } from '../http/replay-server.ts';

/** The baseline: Home's picture, fonts and text on a hand-written page without scripts, from a bare server. */
export async function startPlainSite(siteUrl: string) {
  const home = brotliDecompressSync((await ask(`${siteUrl}/`)).bytes).toString();
  const html = plainPage(home);
  const files = new Set([...html.matchAll(/\/(?:assets|pictures)\/[\w.-]+/g)].map(([path]) => path));
  const answers = new Map<string, ReplayedAnswer>();
  for (const path of files) answers.set(path, await recordedAnswer(siteUrl + path));
  const { br } = await compressMax(Buffer.from(html));
  answers.set('/', {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': br.length,
    },
    bytes: br,
  });
  return startReplay(answers);
}

function plainPage(home: string): string {
  const preloads = home.match(/<link rel="preload" as="font"[^>]*>/g) ?? [];
  const fonts = preloads.map((tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? '');
  const main = home.slice(home.indexOf('<main'), home.indexOf('</main>'));
  const [lead = '', ...paragraphs] = wordsOf(main);
  const parts: Record<string, string> = {
    heading: wordsOf(/<h1[\s\S]*?<\/h1>/.exec(main)?.[0] ?? '').join(' '),
    fontPreloads: preloads.join('\n'),
    displayFont: fonts.find((font) => font.includes('serif')) ?? '',
    textFont: fonts.find((font) => !font.includes('serif')) ?? '',
    lead,
    heroPicture: (/<picture[\s\S]*?<\/picture>/.exec(main)?.[0] ?? '').replaceAll(/ class="[^"]*"/g, ''),
    paragraphs: paragraphs.map((words) => `<p>${words}</p>`).join('\n'),
  };
  const template = readFileSync(join(import.meta.dirname, 'plain-page.html'), 'utf8');
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const part = parts[name];
    if (!part)
      throw new Error(`Home has no ${name} any more: mend the reading of it beside plain-page.html.`);
    return part;
  });
}

/** The text of a piece of HTML, one entry for each block. */
function wordsOf(html: string): string[] {
  return html
    .replaceAll(/<(svg|script|style|picture)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<\/(?:p|li|h\d|div|dt|dd|figcaption|label|button|blockquote)>/g, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}
