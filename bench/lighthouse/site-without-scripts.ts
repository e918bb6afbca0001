import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { compressMax } from '../../server/http/documents/compressed.ts';
import { ask } from '../http/ask.ts';
import { recordedAnswer } from '../http/replay-process.ts';
import type { ReplayedAnswer } from '../http/replay-server.ts';

/** Serves the same documents without their scripts, for comparison. */
export async function startSiteWithoutScripts(
  siteUrl: string,
): Promise<AsyncDisposable & { readonly url: string }> {
  const answers = new Map<string, Promise<ReplayedAnswer>>();
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = answers.get(url) ?? answerTo(siteUrl + url);
    answers.set(url, answer);
    const { headers, bytes } = await answer;
    response.writeHead(200, headers).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answerTo(url: string): Promise<ReplayedAnswer> {
  const answer = await recordedAnswer(url);
  if (!String(answer.headers['content-type']).startsWith('text/html')) return answer;
  const html = brotliDecompressSync((await ask(url)).bytes).toString();
  const { br } = await compressMax(Buffer.from(withoutScripts(html)));
  return { headers: { ...answer.headers, 'content-length': br.length }, bytes: br };
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script(?! type="application)[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
}
