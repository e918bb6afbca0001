import { once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSocket } from '../../../testing/raw-http.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { insertFiles } from '../../publications/pictures/picture-store.ts';
import { estimateFields, post } from '../../testing/forms.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';
import { AUTHORIZATION } from '../../testing/try-desk.ts';

const ID = 'a'.repeat(22);
const PICTURE = `/photos/${ID}-800.1.avif`;
/** More than the buffers of two sockets hold; two of them are what one network may leave unread. */
const PICTURE_BYTES = 8 * 1024 ** 2;

const BEHIND_PROXY = { TRUST_PROXY: '127.0.0.1' };

async function tryPicture() {
  const { database, ...service } = await startTestService('SQLite', { settings: BEHIND_PROXY });
  const at = '2026-11-15T15:00:00.000Z';
  const picture = { id: ID, width: 800, height: 600, received_at: at, encoded_at: at };
  await database
    .insertInto('site_pictures')
    .values({ ...picture, attempts: 0, is_public: 1 })
    .execute();
  await insertFiles(database, ID, [{ name: '800.avif', content: Buffer.alloc(PICTURE_BYTES) }]);
  return asking({ database, ...service }, PICTURE);
}

/** The page of a request whose text is as long as the picture. */
async function tryPage() {
  const service = await startTestService('SQLite', { settings: BEHIND_PROXY });
  const { reference, page } = (await post(service.app, estimateFields())).json();
  const message = 'x'.repeat(PICTURE_BYTES - 64 * 1024);
  await service.database.updateTable('contact_messages').set({ message }).execute();
  return { reference, ...(await asking(service, page)) };
}

async function asking(service: TestService, path: string) {
  const { app, listen } = service;
  const url = await listen();
  const from = (network: number) => ({ 'x-forwarded-for': `10.0.0.${network}` });

  /** Sends requests on one connection, and reads no more than the first bytes of what comes. */
  async function ask(network: number, { requests = 1 } = {}): Promise<{ head: string; socket: Socket }> {
    const socket = await openSocket(url);
    onTestFinished(() => void socket.destroy());
    const headers = `Host: localhost\r\nX-Forwarded-For: ${from(network)['x-forwarded-for']}\r\n`;
    socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n`.repeat(requests));
    await once(socket, 'readable');
    const [head = ''] = String(socket.read()).split('\r\n\r\n', 1);
    return { head, socket };
  }
  return {
    ...service,
    ask,
    status: async (network: number) => (await ask(network)).head.split(' ')[1],
    /** A client that takes all that comes. */
    get: (network: number) => app.inject({ url: path, headers: from(network) }),
  };
}

describe('files of the database, asked for by clients that do not read', () => {
  it('are refused to a network that leaves many unread, until it has gone', async () => {
    const { ask, status, get } = await tryPicture();
    const unread = [await ask(1), await ask(1)];
    for (const { head } of unread) expect(head).toContain(' 200 OK');
    const { head } = await ask(1);
    expect(head).toContain(' 503 Service Unavailable');
    expect(head).toMatch(/^retry-after: \d+$/im);
    expect(head).toMatch(/^cache-control: no-store$/im);
    expect((await get(1)).statusCode).toBe(503);
    expect((await get(2)).statusCode).toBe(200);
    for (const { socket } of unread) socket.destroy();
    await expect.poll(() => status(1)).toBe('200');
  });

  it('take a limited part of the memory, however many networks they come from', async () => {
    const { ask, status } = await tryPicture();
    const unread = [];
    for (const network of [1, 1, 2, 2, 3, 3, 4, 4]) unread.push(await ask(network));
    for (const { head } of unread) expect(head).toContain(' 200 OK');
    expect(await status(5)).toBe('503');
    unread[0]?.socket.destroy();
    await expect.poll(() => status(5)).toBe('200');
  });

  it('count no longer once the connection is gone on which they waited for their turn', async () => {
    const { ask, status, get } = await tryPicture();
    const { socket } = await ask(1, { requests: 4 });
    await expect.poll(async () => (await get(1)).statusCode).toBe(503);
    socket.destroy();
    await expect.poll(() => status(1)).toBe('200');
    await expect.poll(() => status(1)).toBe('200');
  });

  it('count no longer once they were read', async () => {
    const { get } = await tryPicture();
    for (let time = 0; time < 5; time += 1) expect((await get(1)).statusCode).toBe(200);
  });
});

describe('long pages, asked for by clients that do not read', () => {
  it('are refused to a network that leaves many unread, until it has gone', async () => {
    const { ask, status, get } = await tryPage();
    const unread = [await ask(1), await ask(1)];
    for (const { head } of unread) expect(head).toContain(' 200 OK');
    const refused = await get(1);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.body).not.toContain('xxx');
    expect((await get(2)).statusCode).toBe(200);
    for (const { socket } of unread) socket.destroy();
    await expect.poll(() => status(1)).toBe('200');
  });

  it('leave the desk and all other pages to the same network', async () => {
    const { app, ask, reference } = await tryPage();
    await ask(1);
    await ask(1);
    const open = async (url: string) => {
      const headers = { 'x-forwarded-for': '10.0.0.1', authorization: AUTHORIZATION };
      return (await app.inject({ url, headers })).statusCode;
    };
    expect(await open(deskPaths.record(reference))).toBe(200);
    expect(await open('/request/again')).toBe(200);
  });
});
