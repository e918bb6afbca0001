import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A TCP proxy in front of a server that can cut connections, or keep them open and forward nothing. */
export async function openTcpGate(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;
  let sentBytes = 0;
  let stallAtBytes = Number.POSITIVE_INFINITY;
  let stalled = Promise.withResolvers<void>();
  const stalledPairs: [client: Socket, upstream: Socket][] = [];
  let isSilent = false;

  async function open() {
    server = createServer((client) => {
      const upstream = connect(target.port, target.host);
      for (const socket of [client, upstream]) {
        sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => sockets.delete(socket));
      }
      client.on('close', () => upstream.end().resume());
      if (!isSilent) client.pipe(upstream).pipe(client);
      client.on('data', (chunk: Buffer) => {
        sentBytes += chunk.length;
        if (sentBytes < stallAtBytes) return;
        client.unpipe(upstream).pause();
        stalledPairs.push([client, upstream]);
        stalled.resolve();
      });
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  }

  async function close() {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  /** Forwards this many bytes to the server, counted from the start, and then stalls; resolves when it has. */
  function stallAfter(bytes: number): Promise<void> {
    stallAtBytes = bytes;
    stalled = Promise.withResolvers();
    for (const [client, upstream] of stalledPairs.splice(0)) client.pipe(upstream);
    return stalled.promise;
  }

  /** Forwards everything again, and resolves when all connections have ended. */
  async function finish(): Promise<void> {
    const ended = [...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    void stallAfter(Number.POSITIVE_INFINITY);
    await Promise.all(ended);
  }

  /** Applies to current connections, and to new ones until `speak`. */
  function fallSilent() {
    isSilent = true;
    for (const socket of sockets) socket.unpipe().pause();
  }

  function speak() {
    isSilent = false;
  }

  await open();
  onTestFinished(close);
  return { open, close, stallAfter, finish, fallSilent, speak, host: '127.0.0.1', port };
}
