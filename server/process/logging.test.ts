import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { company } from '../../content/company.ts';
import { apiPaths } from '../../contract/api.ts';
import { freePort } from '../../testing/free-port.ts';
import { processEnvironment } from '../../testing/process-environment.ts';
import { startSmtpPeer } from '../../testing/smtp-peer.ts';
import { DATABASE_FILE_NAME } from '../database/database.ts';
import { estimateFields, formData, post } from '../testing/forms.ts';
import { folderWithSamples } from '../testing/rendered-samples.ts';
import { type ServiceProcess, startServiceProcess } from '../testing/service-process.ts';
import { startTestService } from '../testing/test-service.ts';
import { LOGGED_MAX_CHARACTERS, withoutAddresses } from './logging.ts';

const NAVIGATES = { 'sec-fetch-mode': 'navigate' };

/** Waits for log lines with this request id. */
async function linesOf(service: ServiceProcess, id: string) {
  await expect.poll(service.output).toContain(`"requestId":"${id}"`);
  const lines = service.output().split('\n');
  return lines.filter((line) => line.includes(id)).map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the number of a request', () => {
  it('leads from an error response to its lines in the log', async () => {
    const DATA_DIR = await folderWithSamples();
    const service = await startServiceProcess({ DATA_DIR });
    const other = new DatabaseSync(join(DATA_DIR, DATABASE_FILE_NAME), { timeout: 30_000 });
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    const response = await fetch(service.url + apiPaths.contact, {
      method: 'POST',
      body: formData(estimateFields()),
    });
    expect(response.status).toBe(503);
    const id = response.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}$/);
    expect(await response.text()).not.toContain(id);
    await expect.poll(service.output).toContain('"status":503');
    expect(await linesOf(service, id)).toMatchObject([
      { msg: 'the database is out of service', err: { message: expect.stringContaining('locked') } },
      { msg: 'request completed', route: apiPaths.contact, status: 503 },
    ]);
  });

  it('is shown in the small print of an error page', async () => {
    const { app } = await startTestService('SQLite');
    for (const url of ['/api/nothing', '/api/%ff', '/answered/x']) {
      const { headers, body } = await app.inject({ url, headers: NAVIGATES });
      expect(body, url).toContain(`<p class="small">Request number: ${headers['x-request-id']}</p>`);
    }
  });

  it('is never what the request itself claims, and differs from one to the next', async () => {
    const { app } = await startTestService('SQLite');
    const ask = async () =>
      (
        await app.inject({
          url: '/api/nothing',
          headers: { 'x-request-id': 'claimed', 'request-id': 'claimed' },
        })
      ).headers['x-request-id'];
    const [first, second] = [await ask(), await ask()];
    expect(first).not.toBe('claimed');
    expect(first).not.toBe(second);
  });

  it('is not in the message of an error', async () => {
    const { app } = await startTestService('SQLite');
    const response = await post(app, { email: 'x' });
    expect(Object.keys(response.json())).toEqual(['error', 'fields']);
    expect(response.body).not.toContain(response.headers['x-request-id']);
  });
});

describe('the log', () => {
  it('does not repeat the address that a mail server quotes', async () => {
    const peer = await startSmtpPeer();
    peer.behave('answer 5xx');
    const service = await startServiceProcess({ DATA_DIR: await folderWithSamples(), SMTP_URL: peer.url });
    await fetch(service.url + apiPaths.contact, { method: 'POST', body: formData(estimateFields()) });
    await expect.poll(service.output).toContain('mail not sent, will retry');
    expect(service.output()).toContain('Mailbox <[address]> is full');
    const log = service
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(log.join('\n')).not.toContain(company.email);
  });
});

describe('an address in the message of an error', () => {
  it.each([
    ['Mailbox <ann@example.org> is full', 'Mailbox <[address]> is full'],
    ['Mailbox <"a..b"@example.org> is full', 'Mailbox <[address]> is full'],
    ['Mailbox <"ann lee"@example.org> is full', 'Mailbox <[address]> is full'],
    [String.raw`Mailbox <"a\"b"@example.org> is full`, 'Mailbox <[address]> is full'],
    ["Mailbox <o'brien@example.org> is full", 'Mailbox <[address]> is full'],
    ['Mailbox <ann/x@example.org> is full', 'Mailbox <[address]> is full'],
    ['Mailbox <ann@[192.0.2.1]> is full', 'Mailbox <[address]> is full'],
    ['Mailbox <ann@[IPv6:2001:db8::1]> is full', 'Mailbox <[address]> is full'],
    ["Mailbox 'ann@example.org' is full", "Mailbox '[address]' is full"],
    ['550 5.1.1 "a..b"@example.org: "unknown"', '550 5.1.1 [address]: "unknown"'],
    [String.raw`{"to":"\"a..b\"@example.org"}`, String.raw`{"to":"\[address]"}`],
    ['ann@example.org,bob@example.org', '[address],[address]'],
    ['Key (lower(email))=(ann@example.org) exists', 'Key (lower(email))=([address]) exists'],
  ])('is left out of %s', (message, logged) => {
    expect(withoutAddresses(message)).toBe(logged);
  });

  it.each([
    'at Object.fit (file:///srv/site/node_modules/@fastify/multipart/index.js:10:3)',
    "Cannot find package '@fastify/multipart' imported from /srv/site/server/app.ts",
    'SQLITE_FULL: "database or disk is full"',
  ])('is not seen in %s', (message) => {
    expect(withoutAddresses(message)).toBe(message);
  });

  it('is left out where a long message is cut, wherever that is', () => {
    for (const address of ['anneliese@example.org', '"anne lee"@example.org'])
      for (let room = 0; room <= address.length; room++) {
        const before = 'x '.repeat(LOGGED_MAX_CHARACTERS).slice(0, LOGGED_MAX_CHARACTERS - room);
        const logged = withoutAddresses(`b@example.org ${before}${address}${' and more'.repeat(30_000)}`);
        expect(logged).toMatch(/^\[address\] x x/);
        expect(logged.length).toBeLessThanOrEqual(LOGGED_MAX_CHARACTERS);
        expect(logged).not.toContain('an');
      }
  });
});

describe('a log that cannot be written', () => {
  const entry = fileURLToPath(new URL('../main.ts', import.meta.url));

  async function startInto(stdout: number | 'pipe') {
    const port = await freePort();
    const settings = { DATA_DIR: await folderWithSamples(), PORT: String(port), LOG_LEVEL: 'trace' };
    const child = spawn(process.execPath, [entry], {
      env: { ...processEnvironment, ...settings },
      stdio: ['ignore', stdout, stdout],
    });
    const exited = new Promise((resolve) => child.once('exit', resolve));
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await exited;
    });
    const url = `http://127.0.0.1:${port}`;
    const readiness = () => status(`${url}/health/ready`).catch(() => 'closed');
    await expect.poll(readiness, { timeout: 60_000 }).toBe(200);
    return { url, child, exited };
  }

  async function status(url: string, init?: RequestInit) {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.status;
  }

  async function expectService(url: string) {
    expect(await status(url)).toBe(200);
    const body = formData(estimateFields());
    expect(await status(url + apiPaths.contact, { method: 'POST', body })).toBe(200);
    expect(await status(`${url}/api/nothing`)).toBe(404);
  }

  it.runIf(existsSync('/dev/full'))(
    'because its disk is full neither stops nor ends the server',
    async () => {
      const fullDisk = openSync('/dev/full', 'w');
      onTestFinished(() => closeSync(fullDisk));
      const { url, child, exited } = await startInto(fullDisk);
      for (let count = 0; count < 3; count++) await expectService(url);
      child.kill('SIGTERM');
      expect(await exited).toBe(0);
    },
  );

  it('because nobody reads it neither stops nor ends the server', async () => {
    const { url, child, exited } = await startInto('pipe');
    for (let count = 0; count < 800; count++) await status(`${url}/health/live`);
    await expectService(url);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });
});
