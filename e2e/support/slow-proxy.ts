import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type SlowProxy = { readonly origin: string; close(): void };

type Drip = { readonly pieces: number; readonly pauseMs: number };

/** Simulates a slow connection: documents arrive in chunks, everything else immediately. */
export async function startSlowProxy(target: string, drip: Drip): Promise<SlowProxy> {
  const server = createServer(async (request, response) => {
    const { 'accept-encoding': _, host: __, ...headers } = request.headers;
    const answer = await fetch(target + request.url, { headers: headers as HeadersInit, redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const { 'content-encoding': ___, 'content-length': ____, ...kept } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, kept);
    if (kept['content-type']?.startsWith('text/html')) await sendInPieces(response, body, drip);
    else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => stop(server) };
}

async function sendInPieces(
  response: ServerResponse,
  body: Buffer,
  { pieces, pauseMs }: Drip,
): Promise<void> {
  const size = Math.ceil(body.length / pieces);
  for (let at = 0; at < body.length && !response.destroyed; at += size) {
    response.write(body.subarray(at, at + size));
    await wait(pauseMs);
  }
  response.end();
}

function stop(server: Server): void {
  server.closeAllConnections();
  server.close();
}
