import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Stands between the service and a server, and can cut the line, or keep it open and say nothing. */
export async function openTcpGate(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;
  let isSilent = false;

  async function open() {
    server = createServer((client) => {
      const upstream = connect(target.port, target.host);
      for (const socket of [client, upstream]) {
        sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => sockets.delete(socket));
      }
      if (!isSilent) client.pipe(upstream).pipe(client);
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  }

  async function close() {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  /** For what is connected now, and for what will be until `speak`. */
  function fallSilent() {
    isSilent = true;
    for (const socket of sockets) socket.unpipe().pause();
  }

  function speak() {
    isSilent = false;
  }

  await open();
  onTestFinished(close);
  return { open, close, fallSilent, speak, host: '127.0.0.1', port };
}
