import { connect, type Socket } from 'node:net';

export type RawAnswer = { readonly status: number; readonly head: string; readonly body: string };

/** Sends requests that no HTTP client would send. */
export async function sendRaw(url: string, ...pieces: readonly (string | Buffer)[]): Promise<RawAnswer> {
  const socket = await openSocket(url);
  for (const piece of pieces) socket.write(piece);
  return readAnswer(socket);
}

export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // A server may close the connection while the client still sends: the response matters, not the error.
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

/** Sends the same bytes repeatedly for as long as they are accepted. */
export function keepSending(socket: Socket, chunk: string | Buffer): void {
  const send = () => {
    while (socket.writable && socket.write(chunk));
  };
  socket.on('drain', send);
  send();
}

/** Reads the first response on the connection, then closes it. */
export async function readAnswer(socket: Socket): Promise<RawAnswer> {
  const received = await readUntil(socket, isWhole);
  socket.destroy();
  const [head = '', body = ''] = received.split('\r\n\r\n', 2);
  return { status: Number(head.split(' ', 2)[1]), head, body };
}

/** Returns what was received until `isEnough`, or until the end. */
export function readUntil(socket: Socket, isEnough: (received: string) => boolean): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const finish = () => resolve(received);
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      if (isEnough(received)) finish();
    });
    socket.once('close', finish);
  });
}

function isWhole(received: string): boolean {
  const [head, body] = received.split('\r\n\r\n', 2);
  const [, length] = /content-length: (\d+)/i.exec(head ?? '') ?? [];
  return body !== undefined && length !== undefined && body.length >= Number(length);
}

/** The headers of a request with a multipart body with the boundary `edge`. */
export function multipartHead(path: string, headers: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries({ 'Content-Type': 'multipart/form-data; boundary=edge', ...headers });
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

export function part(name: string, value: string | Buffer, filename?: string): Buffer {
  const disposition = `form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}`;
  return Buffer.concat([
    Buffer.from(`--edge\r\nContent-Disposition: ${disposition}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
}

export const END = Buffer.from('--edge--\r\n');
