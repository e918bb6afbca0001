import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { serverEnvironment, serverFlags } from '../bench/machine/server-flags.ts';
import { settingNames } from '../server/config.ts';
import { answeredPaths } from '../server/features/contact-messages/answered-link.ts';
import { DESK_FORM_MAX_BYTES } from '../server/features/site-desk/desk-form.ts';
import { feedPaths } from '../server/features/visits/feed.ts';
import { PAGE_BODY_MAX_BYTES } from '../server/forms/page-form.ts';
import { wordsPaths } from '../server/publications/words/words-link.ts';
import { requestPaths } from '../server/records/request-link.ts';
import { unsubscribePaths } from '../server/records/unsubscribe-link.ts';
import { reachedFrom } from '../testing/source-files.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8');
}

function isInstalled(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** If the program fails, returns its output as the message. */
function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? '' : `${program} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`;
}

const startCommand = ['node', ...serverFlags, 'server/main.ts'];
const inboxScript = 'scripts/inbox.ts';
const server = reachedFrom(root, ['server/main.ts', inboxScript]);

describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile');
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/site\/(\S+)/gm)].map(([, path = '']) => path);

  test('copies what is there, and every file that the server and the inbox are made of', () => {
    for (const path of copied.filter((name) => !['node_modules', 'dist'].includes(name)))
      expect(existsSync(join(root, path)), path).toBe(true);
    const missing = [...server.files].filter(
      (file) => !copied.some((path) => file === path || file.startsWith(`${path}/`)),
    );
    expect(missing).toEqual([]);
  });

  test('leaves none of them out of what it is built from', () => {
    const ignored = read('Dockerfile.dockerignore').trim().split('\n');
    const folders = ignored.filter((line) => !line.includes('*'));
    expect([...server.files].filter((file) => folders.some((path) => file.startsWith(`${path}/`)))).toEqual(
      [],
    );
    expect([...server.files].filter((file) => file.endsWith('.test.ts'))).toEqual([]);
  });

  test('removes exactly the packages that the server does not import', () => {
    const [, list = ''] = /npm uninstall --omit=dev [^\\]*\\\n([^\n]+)/.exec(dockerfile) ?? [];
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const unused = Object.keys(dependencies).filter((name) => !server.packages.has(name));
    expect(list.trim().split(' ').sort()).toEqual(unused.sort());
  });

  test('starts the server as npm start does', () => {
    expect(dockerfile).toContain(`CMD ${JSON.stringify(startCommand).replaceAll(',', ', ')}`);
    for (const [name, value] of Object.entries(serverEnvironment))
      expect(dockerfile).toContain(`${name}=${value}`);
  });
});

describe('the systemd unit', () => {
  const unit = read('renovation-site.service');

  test('starts the server as npm start does', () => {
    expect(unit).toContain(`\nExecStart=/usr/bin/${startCommand.join(' ')}\n`);
    for (const [name, value] of Object.entries(serverEnvironment)) expect(unit).toContain(`${name}=${value}`);
  });

  test('waits for the clock to be set', () => {
    for (const word of ['Wants', 'After'])
      expect(unit).toMatch(new RegExp(`^${word}=.*\\btime-sync\\.target\\b`, 'm'));
  });

  test('lends the inbox its account, its folders and its settings', () => {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
    const { stdout } = spawnSync(join(import.meta.dirname, 'inbox.sh'), ['find', 'two words'], {
      env: { PATH: `${bin}:/usr/bin:/bin` },
      encoding: 'utf8',
    });
    const words = stdout.trim().split('\n');
    expect(words.slice(-6)).toEqual(['run', '--silent', 'inbox', '--', 'find', 'two words']);
    const settingOf = (name: string) => new RegExp(`^${name}=(\\S+)`, 'm').exec(unit)?.[1];
    expect(words).toEqual(
      expect.arrayContaining([
        '--pipe',
        `--uid=${settingOf('User')}`,
        `--gid=${settingOf('Group')}`,
        `--working-directory=${settingOf('WorkingDirectory')}`,
        `--setenv=${settingOf('Environment')}`,
        `--property=EnvironmentFile=${settingOf('EnvironmentFile')}`,
      ]),
    );
  });

  test('is backed up into a folder that its account can write', () => {
    const operating = readFileSync(join(root, 'docs/operating.md'), 'utf8');
    const [, user] = /^User=(\S+)$/m.exec(unit) ?? [];
    const [, options, backups] = /^install -d (.*) (\S+)$/m.exec(operating) ?? [];
    expect(options).toBe(`-m 0700 -o ${user} -g ${user}`);
    const [, home] = /^WorkingDirectory=(\S+)$/m.exec(unit) ?? [];
    expect(operating).toContain(`* * * root ${home}/deploy/inbox.sh backup ${backups}\n`);
    // PostgreSQL has a command of its own, which reads the address of the database where the service does.
    const [, settings] = /^EnvironmentFile=-?(\S+)$/m.exec(unit) ?? [];
    expect(operating).toContain(`* * * root . ${settings} && umask 077 && pg_dump `);
    const cronLines = operating.match(/^\d+ \d+ \* \* \* .*$/gm) ?? [];
    expect(cronLines).toHaveLength(4);
    for (const line of cronLines) {
      expect(line).toContain(backups);
      // Cron ends a command at a percent sign.
      expect(line).not.toContain('%');
    }
  });

  test.runIf(isInstalled('systemd-analyze', '--version'))(
    'is understood by systemd and leaves little exposed (needs systemd-analyze)',
    () => {
      // The checked copy uses the Node of this machine.
      const copy = join(folder, 'renovation-site.service');
      writeFileSync(copy, unit.replace('/usr/bin/node', process.execPath));
      expect(run('systemd-analyze', 'verify', copy)).toBe('');
      expect(run('systemd-analyze', 'security', '--offline=true', '--threshold=20', copy)).toBe('');
    },
  );
});

describe('the proxies', () => {
  test.runIf(isInstalled('caddy', 'version'))('Caddy takes its file (needs caddy)', () => {
    const file = join(import.meta.dirname, 'Caddyfile');
    expect(run('caddy', 'validate', '--adapter', 'caddyfile', '--config', file)).toBe('');
  });

  test.each(['nginx.conf', 'Caddyfile'])('%s names the port where the site listens', (file) => {
    expect(read(file)).toContain('127.0.0.1:3000');
  });

  /** Without its database the site still has all pages, and says by which other way it is reached. */
  test.each(['nginx.conf', 'Caddyfile'])('%s gives a visitor to a site that is not ready', (file) => {
    expect(read(file)).not.toContain('/health/ready');
  });

  /** The site refuses what is too large itself, with a message and the filled form. */
  test('let through all that the site itself would refuse', () => {
    const nginx = read('nginx.conf');
    const [, inAll, publishing] =
      /client_max_body_size (\d+)m;[\s\S]*location \/desk\/site\/ \{\s*client_max_body_size (\d+)m;/.exec(
        nginx,
      ) ?? [];
    expect(Number(inAll) * 1024 ** 2).toBeGreaterThan(PAGE_BODY_MAX_BYTES);
    expect(Number(publishing) * 1024 ** 2).toBeGreaterThan(DESK_FORM_MAX_BYTES);

    // Of several directives that fit a path Caddy applies each: none may fit the paths of another.
    const caddy = read('Caddyfile');
    const limits = [...caddy.matchAll(/request_body(?: (@\w+))? \{\s*max_size (\d+)MB/g)].map(
      ([, matcher, megabytes]) => ({
        paths: new RegExp(`^\\s*${matcher} (.*)$`, 'm').exec(caddy)?.[1],
        bytes: Number(megabytes) * 1_000_000,
      }),
    );
    expect(limits).toHaveLength(caddy.match(/max_size/g)?.length ?? 0);
    expect(limits.map(({ paths }) => paths)).toEqual(['not path /desk/site/*', 'path /desk/site/*']);
    expect(limits[0]?.bytes).toBeGreaterThan(PAGE_BODY_MAX_BYTES);
    expect(limits[1]?.bytes).toBeGreaterThan(DESK_FORM_MAX_BYTES);
  });

  test("log no visitor's network address", () => {
    const [format = ''] = /log_format[^;]*;/.exec(read('nginx.conf')) ?? [];
    expect(format).toContain('$status');
    expect(format).not.toContain('$remote_addr');
    for (const field of ['remote_ip', 'client_ip', 'headers>X-Forwarded-For'])
      expect(read('Caddyfile')).toMatch(new RegExp(`^\\s*request>${field} delete$`, 'm'));
  });

  test.each(['nginx.conf', 'Caddyfile'])('%s keeps the addresses of private pages out of its log', (file) => {
    const [, masked = ''] = /\^\/\((?:\?<private>)?([\w|]+)\)\//.exec(read(file)) ?? [];
    const paths = [requestPaths, wordsPaths, answeredPaths, unsubscribePaths, feedPaths];
    const patterns = paths.map(({ pattern }) => pattern);
    for (const pattern of patterns) expect(masked.split('|')).toContain(pattern.split('/')[1]);
  });
});

describe('the compose file', () => {
  const compose = read('compose.yaml');

  test('names files that are there', () => {
    const [, dockerfile = ''] = /dockerfile: (\S+)/.exec(compose) ?? [];
    expect(existsSync(join(root, dockerfile))).toBe(true);
    const mounted = [...compose.matchAll(/- \.\/([^:]+):/g)].map(([, path = '']) => path);
    for (const path of mounted) expect(existsSync(join(import.meta.dirname, path)), path).toBe(true);
  });

  test('sets only settings that there are', () => {
    const [, site = ''] = /\n {2}site:\n([\s\S]*?)\n {2}database:/.exec(compose) ?? [];
    const names = [...site.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name);
    expect(names).toContain('DATABASE_URL');
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
  });

  test('has a network with IPv6: its proxy would see all such visitors as one otherwise', () => {
    expect(compose).toMatch(/^networks:\n {2}default:\n(?: {4}#.*\n)* {4}enable_ipv6: true$/m);
  });

  test('is backed up by commands that name its services, its database and its folder', () => {
    const commands = [...read('README.md').matchAll(/^docker compose (?:exec|run) (?:-\S+ )*(\S+) (.*)$/gm)];
    const services = commands.map(([, service]) => service);
    for (const service of services) expect(compose).toContain(`\n  ${service}:\n`);
    expect(services).toEqual(expect.arrayContaining(['site', 'database']));

    const settingOf = (name: string) => new RegExp(`${name}: (\\S+)`).exec(compose)?.[1];
    const dumps = commands.filter(([, , command = '']) => command.startsWith('pg_'));
    expect(dumps).toHaveLength(2);
    for (const [, , command] of dumps) expect(command).toContain(`--username=${settingOf('POSTGRES_USER')} `);
    expect(dumps[0]?.[2]).toMatch(new RegExp(`^pg_dump .* ${settingOf('POSTGRES_DB')} > `));
    expect(dumps[1]?.[2]).toContain(` --dbname=${settingOf('POSTGRES_DB')} `);

    const lists = commands.filter(([line]) => line.includes('deletions.jsonl'));
    expect(lists).toHaveLength(2);
    for (const [, service, command] of lists) {
      expect(service).toBe('site');
      expect(command).toContain('/data/deletions.jsonl');
    }
    expect(compose).toContain('- uploads:/data\n');
  });

  test.runIf(isInstalled('docker', 'compose', 'version'))('is understood by Docker (needs docker)', () => {
    writeFileSync(join(folder, '.env'), 'SITE_NAME=example.ca\nPOSTGRES_PASSWORD=x\n');
    const file = join(import.meta.dirname, 'compose.yaml');
    expect(run('docker', 'compose', '--env-file', join(folder, '.env'), '--file', file, 'config', '-q')).toBe(
      '',
    );
  });
});
