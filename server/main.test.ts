import { spawnSync } from 'node:child_process';
import { chmod, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { apiPaths, hiddenFields } from '../contract/api.ts';
import { processEnvironment } from '../testing/process-environment.ts';
import { multipartHead, openSocket, readAnswer, readUntil } from '../testing/raw-http.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { makeStore } from './testing/engines.ts';
import { encode, estimateFields, formData } from './testing/forms.ts';
import { folderWithSamples } from './testing/rendered-samples.ts';
import { runService, type ServiceProcess, startServiceProcess } from './testing/service-process.ts';

function send(url: string, fields = estimateFields()) {
  return fetch(url + apiPaths.contact, { method: 'POST', body: formData(fields) });
}

describe('the process', () => {
  it('says where it is open, where the data and the token are, that no mail goes out and what is sample content', async () => {
    const DATA_DIR = await folderWithSamples();
    // A folder that other users may read.
    await chmod(DATA_DIR, 0o755);
    const service = await startServiceProcess({ DATA_DIR });
    const tokenFile = join(DATA_DIR, 'operator-token');
    for (const line of [
      `is open at ${service.url}`,
      `Leads are kept in ${DATA_DIR}`,
      'No mail goes out: SMTP_URL is not set',
      `The operator token, which opens /desk, the resumes and the metrics, is in ${tokenFile}`,
      'sample content: publish your own on the desk, at /desk/site, with the clients’ written permission',
    ]) {
      await expect.poll(service.output).toContain(line);
    }
    for (const file of [tokenFile, join(DATA_DIR, 'leads.sqlite'), join(DATA_DIR, 'leads.sqlite-wal')])
      expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(service.output()).not.toContain((await readFile(tokenFile, 'utf8')).trim());
  });

  it('says that TRUST_PROXY is missing: at the start, and in the log once a proxy shows', async () => {
    const SITE_URL = 'https://example.ca';
    const service = await startServiceProcess({ DATA_DIR: await folderWithSamples(SITE_URL), SITE_URL });
    await expect.poll(service.output).toContain('TRUST_PROXY is not set');
    expect(service.output()).not.toContain('TRUST_PROXY does not name');
    for (let count = 0; count < 2; count++)
      await fetch(`${service.url}/health/live`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    expect(service.output().match(/TRUST_PROXY does not name/g)).toHaveLength(1);
  });

  it('does not start with bad settings, and lists each with what it should be', async () => {
    const { exited, output } = runService({ PORT: 'http', SMTP_URL: 'mail.example.ca' });
    expect(await exited).toBe(1);
    expect(output()).toMatch(
      /^The settings cannot be used:\n {2}PORT should be .*\n {2}SMTP_URL should be .*\n$/,
    );
  });

  it.each([['build/dev-server.ts'], ['scripts/build.ts', '--static']])('nor does %s', (...command) => {
    const env = { ...processEnvironment, PORT: 'http' };
    const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The settings cannot be used:\n {2}PORT should be .*\n$/);
  });

  it('logs no personal data', async () => {
    const service = await startServiceProcess({ DATA_DIR: await folderWithSamples(), LOG_LEVEL: 'trace' });
    const fields = estimateFields();
    const { reference } = (await (await send(service.url, fields)).json()) as { reference: string };
    await send(service.url, { ...fields, message: 'other words' });
    await fetch(`${service.url}/answered/${reference}.secret?who=maya`);
    service.kill('SIGTERM');
    expect(await service.exited).toBe(0);
    expect(service.output()).toContain('"route":"/api/contact","status":200');
    for (const personal of [...Object.values(fields), '127.0.0.1"', 'secret', 'who=']) {
      if (personal && personal !== fields[hiddenFields.elapsed])
        expect(service.output()).not.toContain(personal);
    }
  });

  it('delivers what waited once a mail server is set', async () => {
    const DATA_DIR = await folderWithSamples();
    const first = await startServiceProcess({ DATA_DIR });
    expect((await send(first.url)).status).toBe(200);
    first.kill('SIGTERM');
    expect(await first.exited).toBe(0);

    const peer = await startSmtpPeer();
    const second = await startServiceProcess({ DATA_DIR, SMTP_URL: peer.url });
    await expect.poll(() => peer.received.length).toBe(1);
    expect((await send(second.url)).status).toBe(200);
    // Mails to the owner, and the confirmation to the visitor.
    await expect.poll(() => peer.received.length).toBe(3);
  });

  it('finishes what is in progress when it is stopped, and takes nothing new', async () => {
    const service = await startServiceProcess({ DATA_DIR: await folderWithSamples() });
    const { body, contentType } = await encode(formData(estimateFields()));
    const upload = await openSocket(service.url);
    upload.write(
      multipartHead(apiPaths.contact, {
        'Content-Type': contentType,
        'Content-Length': body.length,
        Expect: '100-continue',
      }),
    );
    await readUntil(upload, (received) => received.includes('100 Continue'));
    upload.write(body.subarray(0, 300));
    const halfSentRequest = await openSocket(service.url);
    halfSentRequest.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n');
    // Browsers open connections in advance and may never use them.
    await openSocket(service.url);
    await expect.poll(() => fetch(`${service.url}/health/ready`).then(({ status }) => status)).toBe(200);
    // Whoever has started the process, and got a signal with it, passes that on.
    service.kill('SIGTERM');
    service.kill('SIGINT');
    await expect.poll(() => fetch(service.url).catch(() => 'closed')).toBe('closed');

    halfSentRequest.write('\r\n');
    expect((await readAnswer(halfSentRequest)).status).toBe(200);
    upload.write(body.subarray(300));
    expect((await readAnswer(upload)).status).toBe(200);
    expect(await service.exited).toBe(0);
    expect(service.output()).not.toContain('did not end in time');
  });

  /** Like somebody who presses Ctrl-C until something happens. */
  async function stopAgain(service: ServiceProcess) {
    const timer = setInterval(() => service.kill('SIGTERM'), 100);
    return service.exited.finally(() => clearInterval(timer));
  }

  it('is unready from the signal to stop on, still responds while it drains, and ends the drain at a second signal', async () => {
    const service = await startServiceProcess({ DATA_DIR: await folderWithSamples(), DRAIN_SECONDS: '600' });
    const readiness = async () => (await fetch(`${service.url}/health/ready`)).status;
    expect(await readiness()).toBe(200);
    service.kill('SIGTERM');
    await expect.poll(readiness).toBe(503);
    expect((await send(service.url)).status).toBe(200);
    expect(await stopAgain(service)).toBe(0);
  });

  it('ends at once at a second signal when it does not drain, whatever is in progress', async () => {
    const service = await startServiceProcess({ DATA_DIR: await folderWithSamples() });
    const upload = await openSocket(service.url);
    upload.write(multipartHead(apiPaths.contact, { 'Content-Length': 5000, Expect: '100-continue' }));
    await readUntil(upload, (received) => received.includes('100 Continue'));
    service.kill('SIGTERM');
    await expect.poll(() => fetch(service.url).catch(() => 'closed')).toBe('closed');
    expect(await stopAgain(service)).toBe(1);
  });

  it('has its operator token in the PostgreSQL database that it shares, and says how to read it', async () => {
    const { databaseUrl, remove } = await makeStore('PostgreSQL');
    onTestFinished(remove);
    const { url, output } = await startServiceProcess({
      DATA_DIR: await folderWithSamples(),
      DATABASE_URL: databaseUrl,
    });
    const line = /The operator token, .* is in the database: (select .*)/;
    await expect.poll(output).toMatch(line);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    onTestFinished(() => client.end());
    const { rows } = await client.query(line.exec(output())?.[1] ?? '');
    const authorization = `Basic ${Buffer.from(`x:${rows[0].value}`).toString('base64')}`;
    expect((await fetch(`${url}/metrics`, { headers: { authorization } })).status).toBe(200);
  });
});
