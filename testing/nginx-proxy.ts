import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const EXAMPLE = join(import.meta.dirname, '../deploy/nginx.conf');

export type NginxProxy = {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** The file of the self-signed certificate. */
  readonly certificate: string;
  /** Everything that was logged. */
  logs(): string;
  stop(): Promise<void>;
};

const LOG_FILES = ['access.log', 'error.log'];

/** The host name in the example and its certificate. */
export const NGINX_SITE_NAME = 'example.ca';

export function isNginxInstalled(): boolean {
  const answers = (program: string, flag: string) =>
    spawnSync(program, [flag], { stdio: 'ignore' }).status === 0;
  return answers('nginx', '-v') && answers('openssl', 'version');
}

/** Starts a real nginx with the example from `deploy/` in front of one or more processes of the site. */
export async function startNginx(upstreamPorts: readonly number[]): Promise<NginxProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // If root starts nginx, its workers run as another user.
  chmodSync(folder, 0o755);
  const certificate = makeCertificate(folder);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const main = writeConfiguration(folder, example({ upstreamPorts, httpPort, httpsPort, folder }));

  const child = spawn('nginx', ['-p', folder, '-c', main, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const failed = exited.then(() => {
    throw new Error(`nginx ended:\n${output}`);
  });
  await Promise.race([untilAnswered(httpPort), failed]);
  failed.catch(() => {});
  return {
    httpPort,
    httpsPort,
    certificate,
    logs: () => [output, ...LOG_FILES.map((name) => readFileSync(join(folder, name), 'utf8'))].join('\n'),
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCertificate(folder: string): string {
  const certificate = join(folder, 'fullchain.pem');
  const names = `subjectAltName=DNS:${NGINX_SITE_NAME},DNS:localhost`;
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', certificate];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-addext', names].concat(
      ['-subj', `/CN=${NGINX_SITE_NAME}`],
      files,
    ),
    { stdio: 'ignore' },
  );
  return certificate;
}

type Places = {
  readonly upstreamPorts: readonly number[];
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly folder: string;
};

/** The example with the ports and certificate of this run; every other line is unchanged. */
function example({ upstreamPorts, httpPort, httpsPort, folder }: Places): string {
  return readFileSync(EXAMPLE, 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`)
    .replace('server 127.0.0.1:3000;', upstreamPorts.map((port) => `server 127.0.0.1:${port};`).join('\n  '))
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(`/etc/letsencrypt/live/${NGINX_SITE_NAME}`, folder);
}

/** Replaces the system's main configuration, whose folders may be missing or not writable. Returns the file. */
function writeConfiguration(folder: string, site: string): string {
  const siteFile = join(folder, 'site.conf');
  writeFileSync(siteFile, site);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  const main = join(folder, 'nginx.conf');
  const http = `http { access_log ${folder}/access.log; ${places} include ${siteFile}; }`;
  writeFileSync(main, `pid ${folder}/pid; error_log ${folder}/error.log; events {} ${http}`);
  return main;
}

async function untilAnswered(port: number): Promise<void> {
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
