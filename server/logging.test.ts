import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { company } from '../content/company.ts';
import { apiPaths } from '../contract/api.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { DATABASE_FILE_NAME } from './database/database.ts';
import { makeStore } from './testing/engines.ts';
import { estimateFields, formData, post } from './testing/forms.ts';
import { type ServiceProcess, startServiceProcess } from './testing/service-process.ts';
import { startTestService } from './testing/test-service.ts';

const NAVIGATES = { 'sec-fetch-mode': 'navigate' };

async function dataFolder() {
  const store = await makeStore('SQLite');
  onTestFinished(() => store.remove());
  return store.dataDir;
}

/** The lines that carry the id, once there are any. */
async function linesOf(service: ServiceProcess, id: string) {
  await expect.poll(service.output).toContain(`"requestId":"${id}"`);
  const lines = service.output().split('\n');
  return lines.filter((line) => line.includes(id)).map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the number of a request', () => {
  it('leads from an error response to its lines in the log', async () => {
    const DATA_DIR = await dataFolder();
    const service = await startServiceProcess({ DATA_DIR });
    const other = new DatabaseSync(join(DATA_DIR, DATABASE_FILE_NAME));
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
    const service = await startServiceProcess({ DATA_DIR: await dataFolder(), SMTP_URL: peer.url });
    await fetch(service.url + apiPaths.contact, { method: 'POST', body: formData(estimateFields()) });
    await expect.poll(service.output, { timeout: 10_000 }).toContain('mail not sent, will retry');
    expect(service.output()).toContain('Mailbox <[address]> is full');
    const log = service
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(log.join('\n')).not.toContain(company.email);
  });
});
