import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { onTestFinished } from 'vitest';
import { NGINX_SITE_NAME, startNginx } from '../../testing/nginx-proxy.ts';
import { encode } from './forms.ts';
import type { ServiceProcess } from './service-process.ts';

/** The settings of a service behind nginx. */
export const behindNginx = {
  SITE_URL: `https://${NGINX_SITE_NAME}`,
  TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'silent',
} as const;

type ProxiedResponse = { readonly status: number; readonly text: string };

type ProxiedRequest = {
  readonly path: string;
  /** Selects the visitor's IP address, by which nginx limits requests. */
  readonly visitor?: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Buffer;
};

/** Starts nginx with the example from `deploy/` in front of service processes, and returns a client for it. */
export async function openSiteProxy(services: readonly ServiceProcess[]) {
  const nginx = await startNginx(services.map(({ url }) => Number(new URL(url).port)));
  onTestFinished(() => nginx.stop());
  const ca = readFileSync(nginx.certificate);
  return ({ path, visitor = 0, headers, body }: ProxiedRequest): Promise<ProxiedResponse> =>
    new Promise((resolve, reject) => {
      const call = request(
        {
          host: '127.0.0.1',
          port: nginx.httpsPort,
          servername: NGINX_SITE_NAME,
          ca,
          method: body ? 'POST' : 'GET',
          path,
          localAddress: `127.9.${visitor >> 7}.${1 + (visitor & 127)}`,
          headers: { host: NGINX_SITE_NAME, ...headers },
        },
        async (response) => {
          const text = Buffer.concat(await response.toArray()).toString();
          resolve({ status: response.statusCode ?? 0, text });
        },
      );
      call.on('error', reject);
      call.end(body);
    });
}

/** The same for clients that only send forms. */
export async function openProxy(services: readonly ServiceProcess[]) {
  const ask = await openSiteProxy(services);
  return async (path: string, form: FormData, accept: string, visitor = 0): Promise<ProxiedResponse> => {
    const { body, contentType } = await encode(form);
    const headers = { accept, 'content-type': contentType, 'content-length': body.length };
    return ask({ path, visitor, headers, body });
  };
}
