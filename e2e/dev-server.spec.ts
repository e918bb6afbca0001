import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../testing/free-port.ts';
import { processEnvironment } from '../testing/process-environment.ts';
import { arriveAt } from './arrival.ts';
import { expect, test } from './site-test.ts';

const DEV_SERVER = fileURLToPath(new URL('../build/dev-server.ts', import.meta.url));

test('the development server shows pages with their styles and scripts', async ({ page, baseURL }) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'site-dev-'));
  const port = String(await freePort());
  const env = { ...processEnvironment, DATA_DIR: folder, PORT: port, LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, [DEV_SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(server, 'exit');
  try {
    await Promise.race([
      once(server.stdout, 'data'),
      exited.then(() => Promise.reject(new Error('It did not start.'))),
    ]);
    await arriveAt(page, `http://localhost:${port}/`);
    const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
    await page.goto(baseURL ?? '');
    await expect(page.locator('body')).toHaveCSS('background-color', paper);
  } finally {
    server.kill();
    await exited;
    await rm(folder, { recursive: true });
  }
});
