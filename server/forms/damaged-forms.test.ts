import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiPaths } from '../../contract/api.ts';
import {
  END,
  keepSending,
  multipartHead,
  openSocket,
  part,
  type RawAnswer,
  readAnswer,
  readUntil,
  sendRaw,
} from '../../testing/raw-http.ts';
import { applicationFields, apply } from '../testing/applications.ts';
import { estimateFields, formData, post } from '../testing/forms.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';

const GOOD = Object.entries(estimateFields()).map(([name, value]) => part(name, value ?? ''));

async function expectNothingKept({ database, config }: TestService) {
  for (const table of [
    'contact_messages',
    'job_applications',
    'newsletter_subscriptions',
    'outbox',
  ] as const) {
    expect(await database.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
  expect(await readdir(join(config.dataDir, 'uploads')).catch(() => [])).toEqual([]);
}

function expectSentence({ body }: RawAnswer) {
  const { error } = JSON.parse(body) as { error: string };
  expect(error).toMatch(/^[A-Z].*\.$/);
  expect(body).not.toMatch(/\n|\.ts|node_modules|\/server\/|select \w+ from|insert into/i);
}

/** Sends a body with its Content-Length on a connection of its own. */
function sendBody(
  url: string,
  body: Buffer,
  headers: Record<string, string | number> = {},
  path: string = apiPaths.contact,
) {
  return sendRaw(url, multipartHead(path, { 'Content-Length': body.length, ...headers }), body);
}

describe('a damaged or foreign form', () => {
  it.each<[string, number, Buffer, Record<string, string>?]>([
    ['no boundary', 400, Buffer.concat([...GOOD, END]), { 'Content-Type': 'multipart/form-data' }],
    [
      'another boundary than announced',
      400,
      Buffer.concat([...GOOD, END]),
      { 'Content-Type': 'multipart/form-data; boundary=other' },
    ],
    [
      'a part whose header does not end',
      400,
      Buffer.concat([Buffer.from('--edge\r\nContent-Disposition: form-data\r\n'), ...GOOD, END]),
    ],
    [
      'a part of a header alone at the end',
      400,
      Buffer.concat([...GOOD, Buffer.from('--edge\r\nContent-Disposition: form-data\r\n'), END]),
    ],
    ['no closing boundary', 400, Buffer.concat(GOOD)],
    ['an end in the middle of a field', 400, Buffer.concat(GOOD).subarray(0, 200)],
    ['nothing in it', 422, END],
    ['an empty body', 422, Buffer.alloc(0)],
    ['a field twice', 400, Buffer.concat([...GOOD, part('email', 'other@example.ca'), END])],
    [
      'a field twice, and more behind it',
      400,
      Buffer.concat([part('email', 'other@example.ca'), ...GOOD, END]),
    ],
    [
      'invalid UTF-8',
      400,
      Buffer.concat([...GOOD.slice(1), part('name', Buffer.from([0x4d, 0x61, 0xff, 0xfe])), END]),
    ],
    [
      'a file where text is wanted',
      400,
      Buffer.concat([...GOOD.slice(1), part('name', 'Maya', 'name.txt'), END]),
    ],
    ['a field name of 10 kB', 400, Buffer.concat([...GOOD, part('x'.repeat(10_000), 'value'), END])],
    ['a field name out of Object.prototype', 400, Buffer.concat([...GOOD, part('__proto__', 'value'), END])],
    [
      'thousands of parts',
      413,
      Buffer.concat([...GOOD, ...Array.from({ length: 1500 }, (_, index) => part(`x${index}`, '')), END]),
    ],
    [
      'more bytes than a letter needs',
      413,
      Buffer.concat([...GOOD, part('other', Buffer.alloc(300_000, 'x')), END]),
    ],
    ['JSON', 415, Buffer.from('{"name":"Maya"}'), { 'Content-Type': 'application/json' }],
    ['URL encoding', 415, Buffer.from('name=Maya'), { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['plain text', 415, Buffer.from('hello'), { 'Content-Type': 'text/plain' }],
    [
      'another kind of multipart',
      415,
      Buffer.concat([...GOOD, END]),
      { 'Content-Type': 'multipart/mixed; boundary=edge' },
    ],
  ])('with %s gets %i and leaves nothing behind', async (_what, status, body, headers) => {
    const service = await startTestService('SQLite');
    const response = await sendBody(await service.listen(), body, headers);
    expect(response.status, response.body).toBe(status);
    expectSentence(response);
    await expectNothingKept(service);
  });

  it('gets its response on a connection that stays usable', async () => {
    const service = await startTestService('SQLite');
    const socket = await openSocket(await service.listen());
    const wrong = Buffer.concat([...GOOD, part('email', 'other@example.ca'), END]);
    socket.write(multipartHead(apiPaths.contact, { 'Content-Length': wrong.length }));
    socket.write(wrong);
    await readUntil(socket, (received) => received.includes('"error"'));
    const good = Buffer.concat([...GOOD, END]);
    socket.write(multipartHead(apiPaths.contact, { 'Content-Length': good.length }));
    socket.write(good);
    expect((await readAnswer(socket)).status).toBe(200);
  });

  it('without a type or a body gets 415', async () => {
    const service = await startTestService('SQLite');
    const response = await service.app.inject({ method: 'POST', url: apiPaths.contact });
    expect(response.statusCode).toBe(415);
  });

  it('passes over fields that it does not know', async () => {
    const service = await startTestService('SQLite');
    const form = formData(estimateFields());
    form.append('_captcha', 'false');
    form.append('_captcha', 'true');
    form.append('utm_source', 'flyer');
    form.append('attachment', new File(['x'.repeat(1000)], 'plan.pdf'));
    expect((await post(service.app, form)).statusCode).toBe(200);
  });
});

describe('a body of the wrong size', () => {
  it('that is announced as huge is refused before it is sent', async () => {
    const service = await startTestService('SQLite');
    const response = await sendRaw(
      await service.listen(),
      multipartHead(apiPaths.contact, { 'Content-Length': 100_000_000_000 }),
    );
    expect(response.status).toBe(413);
    expectSentence(response);
  });

  it('that is announced as huge is never invited by 100 Continue', async () => {
    const service = await startTestService('SQLite');
    const head = { 'Content-Length': 100_000_000_000, Expect: '100-continue' };
    const response = await sendRaw(await service.listen(), multipartHead(apiPaths.contact, head));
    expect(response.head).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('that is announced as huge is not invited for the sake of a page either', async () => {
    const service = await startTestService('SQLite');
    const head = { 'Content-Length': 100_000_000_000, Expect: '100-continue', Accept: 'text/html' };
    const answer = await sendRaw(await service.listen(), multipartHead(apiPaths.contact, head));
    expect(answer.head).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('is invited by 100 Continue when it may come', async () => {
    const service = await startTestService('SQLite');
    const socket = await openSocket(await service.listen());
    const body = Buffer.concat([...GOOD, END]);
    socket.write(multipartHead(apiPaths.contact, { 'Content-Length': body.length, Expect: '100-continue' }));
    await readUntil(socket, (received) => received.startsWith('HTTP/1.1 100 Continue\r\n\r\n'));
    socket.write(body);
    expect((await readAnswer(socket)).status).toBe(200);
  });

  it('that never ends is cut off', async () => {
    const service = await startTestService('SQLite');
    const socket = await openSocket(await service.listen());
    socket.write(multipartHead(apiPaths.contact, { 'Transfer-Encoding': 'chunked' }));
    const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
    keepSending(socket, chunk);
    const response = await readAnswer(socket);
    expect(response.status).toBe(413);
    await expectNothingKept(service);
  });

  it('that is shorter than announced is dropped with its connection', async () => {
    const service = await startTestService('SQLite');
    const socket = await openSocket(await service.listen());
    const body = Buffer.concat([...GOOD, END]);
    socket.write(multipartHead(apiPaths.contact, { 'Content-Length': body.length + 100 }));
    socket.write(body.subarray(0, -20));
    socket.end();
    expect((await readAnswer(socket)).status).not.toBe(200);
    await expectNothingKept(service);
  });

  it('whose client disconnects in the middle leaves nothing behind', async () => {
    const service = await startTestService('SQLite');
    const url = await service.listen();
    const socket = await openSocket(url);
    const requestClosed = new Promise((resolve) =>
      service.app.server.once('request', (request) => request.once('close', resolve)),
    );
    socket.write(multipartHead(apiPaths.contact, { 'Content-Length': 5000 }));
    socket.write(Buffer.concat(GOOD));
    socket.destroy();
    await requestClosed;
    await expectNothingKept(service);
    expect((await sendBody(url, Buffer.concat([...GOOD, END]))).status).toBe(200);
  });
});

describe('what is not HTTP', () => {
  it.each([
    ['nonsense', 400, 'nonsense\r\n\r\n'],
    [
      'two lengths',
      400,
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
    ],
    [
      'length and chunks',
      400,
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['two hosts', 400, 'GET /api/services HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n'],
    ['the same host twice', 400, 'GET /api/services HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n'],
    ['no host', 400, 'GET /api/services HTTP/1.1\r\n\r\n'],
    ['a list of hosts', 400, 'GET /api/services HTTP/1.1\r\nHost: a.example, b.example\r\n\r\n'],
    ['a host with a path', 400, 'GET /api/services HTTP/1.1\r\nHost: a.example/x\r\n\r\n'],
    ['a host with a user', 400, 'GET /api/services HTTP/1.1\r\nHost: me@a.example\r\n\r\n'],
    ['a host with a space', 400, 'GET /api/services HTTP/1.1\r\nHost: a b\r\n\r\n'],
    [
      'two hosts and a form',
      400,
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nHost: y\r\nContent-Length: 5\r\n\r\nhello',
    ],
    ['a negative length', 400, 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\nhello'],
    ['two hundred headers', 431, `GET / HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(200)}\r\n`],
    ['20 kB of headers', 431, `GET /api/services HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('%s gets %i in JSON', async (_what, status, bytes) => {
    const service = await startTestService('SQLite');
    const response = await sendRaw(await service.listen(), bytes);
    expect(response.status).toBe(status);
    expectSentence(response);
  });

  it.each([
    'localhost',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
    'xn--caf-dma.example',
    'a_b.example:',
    '',
  ])('the host "%s" is none of it', async (host) => {
    const service = await startTestService('SQLite');
    const bytes = `GET /api/projects HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    expect((await sendRaw(await service.listen(), bytes)).status).toBe(200);
  });
});

describe('a body in pieces of one byte', () => {
  async function sendInPieces(message: string) {
    const service = await startTestService('SQLite');
    const head = multipartHead(apiPaths.contact, { 'Transfer-Encoding': 'chunked' });
    const form = Object.entries(estimateFields({ message }));
    const body = Buffer.concat([...form.map(([name, value]) => part(name, value ?? '')), END]);
    const pieces = [...body.toString('latin1')].map((byte) => `1\r\n${byte}\r\n`).join('');
    return { service, response: await sendRaw(await service.listen(), head, `${pieces}0\r\n\r\n`) };
  }

  it('is read if it is as long as a form', async () => {
    const { response } = await sendInPieces('word '.repeat(900));
    expect(response.status).toBe(200);
  });

  it('is refused if it is longer: reading it would take more than sending it', async () => {
    const { service, response } = await sendInPieces('word '.repeat(3000));
    expect(response.status).toBe(400);
    expectSentence(response);
    await expectNothingKept(service);
  });
});

describe('text that shows nothing', () => {
  it.each(['\u200b\u200b\u200b', '\u3164 \u3164', '\u2800\u2800\u2800', ' \u00a0\u2003 '])(
    'is refused in every form, with the message of its field (%j)',
    async (nothing) => {
      const service = await startTestService('SQLite');
      const lead = await post(service.app, estimateFields({ name: nothing, message: nothing.repeat(5) }));
      expect(lead.statusCode).toBe(422);
      expect(Object.keys(lead.json().fields)).toEqual(['name', 'message']);
      const application = await apply(
        service,
        applicationFields({ name: nothing, phone: nothing.repeat(3) }),
      );
      expect(application.statusCode).toBe(422);
      expect(Object.keys(application.json().fields)).toEqual(['name', 'phone']);
      await expectNothingKept(service);
    },
  );

  it('is no subject either', async () => {
    const service = await startTestService('SQLite');
    const response = await post(service.app, estimateFields({ subject: '\u200b\u200b' }));
    expect(response.statusCode).toBe(422);
    await expectNothingKept(service);
  });
});
