import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as requestPlain } from 'node:http';
import { type RequestOptions, request as requestSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { isNginxInstalled, NGINX_SITE_NAME, startNginx } from '../testing/nginx-proxy.ts';

const TOKEN = 'AbCdEfGhIjKlMnOpQrStUv';
const PRIVATE = `/request/${TOKEN}`;
/** What browsers send for what a private page loads, and with its forms. */
const FROM_PRIVATE = { referer: `https://${NGINX_SITE_NAME}${PRIVATE}` };

function statusOf(send: typeof requestPlain, options: RequestOptions): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const answered = (response: IncomingMessage) => {
      response.resume();
      resolve(response.statusCode);
    };
    send({ host: '127.0.0.1', ...options }, answered)
      .on('error', reject)
      .end();
  });
}

/** The site is being restarted: errors are logged with the request that caused them. */
test.runIf(isNginxInstalled())(
  'nginx logs no address of a private page, even if the site is gone (needs nginx and openssl)',
  async () => {
    const nginx = await startNginx([await freePort()]);
    onTestFinished(() => nginx.stop());
    const headers = { host: NGINX_SITE_NAME, ...FROM_PRIVATE };
    const secure = {
      port: nginx.httpsPort,
      servername: NGINX_SITE_NAME,
      ca: readFileSync(nginx.certificate),
      headers,
    };
    expect(await statusOf(requestPlain, { port: nginx.httpPort, path: PRIVATE, headers })).toBe(301);
    expect(await statusOf(requestSecure, { ...secure, path: PRIVATE })).toBe(502);
    expect(await statusOf(requestSecure, { ...secure, path: '/assets/private.css' })).toBe(502);
    const logs = nginx.logs();
    for (const line of ['GET /request/..." 502', 'GET /assets/private.css" 502'])
      expect(logs).toContain(line);
    expect(logs).not.toContain(TOKEN);
  },
);

test.runIf(spawnSync('caddy', ['version']).status === 0)(
  'Caddy logs no address of a private page, even if the site is gone (needs caddy)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const site = createServer((request, response) => {
      const headers = request.url === PRIVATE ? { Location: PRIVATE } : {};
      response.writeHead(request.url === PRIVATE ? 303 : 200, headers).end();
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const port = await freePort();
    // The copy also logs each access, and waits neither for the site nor for commands.
    const file = join(folder, 'Caddyfile');
    const example = readFileSync(join(import.meta.dirname, 'Caddyfile'), 'utf8');
    const copy = example
      .replace(/^\{$/m, '$&\n\tadmin off')
      .replace(/^\{\$SITE_NAME.*$/m, '$&\n\tlog')
      .replace(/lb_try_duration.*/, '');
    writeFileSync(file, copy);
    const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
      env: {
        ...process.env,
        SITE_NAME: `http://127.0.0.1:${port}`,
        SITE_UPSTREAM: `127.0.0.1:${(site.address() as AddressInfo).port}`,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let logs = '';
    caddy.stderr.on('data', (chunk: Buffer) => {
      logs += chunk.toString();
    });
    const exited = new Promise((resolve) => caddy.once('close', resolve));
    onTestFinished(async () => {
      caddy.kill();
      await exited;
    });
    const ask = () => statusOf(requestPlain, { port, path: PRIVATE, headers: FROM_PRIVATE });
    await expect.poll(() => ask().catch(() => logs), { timeout: 10_000 }).toBe(303);
    site.close();
    site.closeAllConnections();
    expect(await ask()).toBeGreaterThan(500);
    caddy.kill();
    await exited;
    for (const part of ['http.log.access', 'http.log.error', '"uri":"/request/..."', '"status":303'])
      expect(logs).toContain(part);
    expect(logs).not.toContain(TOKEN);
    expect(logs).not.toMatch(/"(remote|client)_ip"/);
  },
);
