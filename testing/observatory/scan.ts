import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSite } from '../../bench/machine/site-process.ts';
import { NGINX_SITE_NAME, startNginx } from '../nginx-proxy.ts';
import { scannerModule } from './scanner.ts';

type Test = { readonly pass: boolean; readonly result: string; readonly scoreModifier: number };

export type Scan = {
  readonly scan: { readonly grade: string; readonly score: number; readonly error: string | null };
  readonly tests: Readonly<Record<string, Test>>;
};

const run = promisify(execFile);

/** Runs the MDN HTTP Observatory against the real site behind the nginx example, with TLS. */
export async function scanSite(): Promise<Scan> {
  await using site = await startSite({
    settings: { SITE_URL: `https://${NGINX_SITE_NAME}`, TRUST_PROXY: '127.0.0.1' },
  });
  const nginx = await startNginx([Number(new URL(site.url).port)]);
  try {
    const { stdout } = await run(
      process.execPath,
      [
        join(import.meta.dirname, 'scan-process.mjs'),
        scannerModule,
        NGINX_SITE_NAME,
        String(nginx.httpPort),
        String(nginx.httpsPort),
      ],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: nginx.certificate } },
    );
    return JSON.parse(stdout);
  } finally {
    await nginx.stop();
  }
}
