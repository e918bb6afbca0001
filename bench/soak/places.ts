import { readFileSync } from 'node:fs';
import { isNginxInstalled, NGINX_SITE_NAME, startNginx } from '../../testing/nginx-proxy.ts';
import { startPostgresServer } from '../../testing/postgres-server.ts';
import { undoAtExit } from '../machine/undo-at-exit.ts';
import { fleetMember, type Member } from './fleet.ts';
import type { SoakOptions } from './options.ts';
import type { Door } from './site-client.ts';

const OPERATOR_TOKEN = 'a-token-only-for-the-soak';

/** Opens the desk and the figures. */
export const operatorHeaders = {
  authorization: `Basic ${Buffer.from(`soak:${OPERATOR_TOKEN}`).toString('base64')}`,
} as const;

export type Places = {
  readonly members: readonly Member[];
  readonly door: Door;
  readonly databaseUrl: string | undefined;
  stop(): Promise<void>;
};

/** Everything that runs: the database, the processes of the site, and nginx where there are several. */
export async function startPlaces(options: SoakOptions, folder: string, smtpUrl: string): Promise<Places> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
  };
  try {
    const isBehindProxy = options.processes > 1;
    if (isBehindProxy && !isNginxInstalled())
      throw new Error(
        'Several processes stand behind nginx: install nginx and openssl, or use --processes 1.',
      );
    const databaseUrl = options.engine === 'postgres' ? await startDatabase(stops) : undefined;
    const settings = {
      SITE_URL: isBehindProxy ? `https://${NGINX_SITE_NAME}` : 'http://localhost:3000',
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtpUrl,
      // Every lead is owed its own mail here, however many come.
      LEAD_MAILS_PER_HOUR: '999999',
      OPERATOR_TOKEN,
      ...(isBehindProxy && { TRUST_PROXY: '127.0.0.1' }),
    };
    const members: Member[] = [];
    for (let index = 0; index < options.processes; index++) {
      const member = await fleetMember(folder, settings);
      stops.push(member.stop);
      members.push(member);
    }
    const door = isBehindProxy
      ? await startProxy(members, stops)
      : { port: members[0]?.port ?? 0, host: 'localhost' };
    return { members, door, databaseUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDatabase(stops: (() => Promise<void>)[]): Promise<string> {
  const server = await startPostgresServer();
  const kill = undoAtExit(server.kill);
  stops.push(async () => {
    await server.stop();
    kill();
  });
  return server.url;
}

async function startProxy(members: readonly Member[], stops: (() => Promise<void>)[]): Promise<Door> {
  const nginx = await startNginx(members.map(({ port }) => port));
  const kill = undoAtExit(nginx.kill);
  stops.push(async () => {
    await nginx.stop();
    kill();
  });
  return {
    port: nginx.httpsPort,
    host: NGINX_SITE_NAME,
    authority: readFileSync(nginx.certificate, 'utf8'),
  };
}
