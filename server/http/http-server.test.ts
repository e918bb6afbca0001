import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSocket } from '../../testing/raw-http.ts';
import { startTestService } from '../testing/test-service.ts';
import { createHttpServer } from './http-server.ts';

it('a service that is closed leaves no timer behind, also if it never listened', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const listens of [true, false]) {
    const { app, listen } = await startTestService('SQLite');
    if (listens) await listen();
    await app.close();
    expect(vi.getTimerCount()).toBe(0);
  }
});

describe('a client that reads a long response', () => {
  /** Longer than a busy machine keeps a test waiting. */
  const STANDSTILL_MS = 1_000;
  /** More than the buffers of two sockets hold. */
  const RESPONSE_BYTES = 40_000_000;
  const READ_AT_ONCE_BYTES = 2_000_000;

  /** Resolves when the first bytes of the response are there; nothing more is then read. */
  async function beginReading(): Promise<{ socket: Socket; atServer: Socket }> {
    const server = createHttpServer(
      (_, response) => void response.end(Buffer.alloc(RESPONSE_BYTES)),
      undefined,
      undefined,
      STANDSTILL_MS,
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const connected = once(server, 'connection');
    const socket = await openSocket(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    onTestFinished(() => {
      socket.destroy();
      server.close();
    });
    socket.write('GET /api/list HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    await once(socket, 'readable');
    const [atServer] = await connected;
    return { socket, atServer };
  }

  it('loses the connection when it stops', async () => {
    const { socket, atServer } = await beginReading();
    await once(atServer, 'close');
    socket.resume();
    await once(socket, 'close');
    expect(socket.bytesRead).toBeLessThan(RESPONSE_BYTES);
  });

  it('gets all of it when it is slow', async () => {
    const { socket } = await beginReading();
    const startedAt = performance.now();
    let slept = 0;
    while (!socket.readableEnded) {
      if (socket.read() === null) await once(socket, 'readable');
      else if (socket.bytesRead > (slept + 1) * READ_AT_ONCE_BYTES) {
        slept += 1;
        await sleep(STANDSTILL_MS / 10);
      }
    }
    expect(performance.now() - startedAt).toBeGreaterThan(STANDSTILL_MS);
    expect(socket.bytesRead).toBeGreaterThan(RESPONSE_BYTES);
  });
});
