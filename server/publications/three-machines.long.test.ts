import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { documentPath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import { isNginxInstalled } from '../../testing/nginx-proxy.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import { makeStore } from '../testing/engines.ts';
import { behindNginx, openSiteProxy } from '../testing/nginx-visitor.ts';
import { startServiceProcess } from '../testing/service-process.ts';
import { projectFields, widePhoto } from '../testing/site-forms.ts';
import { OPERATOR_TOKEN } from '../testing/test-service.ts';
import { AUTHORIZATION } from '../testing/try-desk.ts';

const PROJECT = documentPath(to.project(101));
const LIST = documentPath(to.projects);
const TITLES = ['The first of two kitchens', 'The second of two kitchens'] as const;
/** Each machine renders for itself. */
const LONG = { timeout: 300_000 };
const PATIENCE = { timeout: 120_000, interval: 200 };

async function publish(url: string, title: string, photo?: Buffer): Promise<void> {
  const form = new FormData();
  const fields = projectFields({ title, action: 'publish' });
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (photo) form.append('photos', new Blob([new Uint8Array(photo)]), 'photo.jpg');
  const path = photo ? deskPaths.siteNew('projects') : deskPaths.siteEntry('projects', 101);
  const headers = { authorization: AUTHORIZATION, 'sec-fetch-site': 'same-origin' };
  const response = await fetch(url + path, { method: 'POST', body: form, redirect: 'manual', headers });
  expect(response.status).toBe(303);
}

describe.runIf(isNginxInstalled())('three machines behind nginx (needs nginx and openssl)', () => {
  it(
    'follow each version, and no visitor is refused or sees a page whose pictures are missing',
    LONG,
    async () => {
      const store = await makeStore('PostgreSQL');
      onTestFinished(() => store.remove());
      const machines = await Promise.all(
        ['a', 'b', 'c'].map((name) =>
          startServiceProcess({
            ...behindNginx,
            DATABASE_URL: store.databaseUrl,
            DATA_DIR: join(store.dataDir, name),
            OPERATOR_TOKEN,
          }),
        ),
      );
      const ask = await openSiteProxy(machines);
      const pageOf = async ({ url }: { url: string }, path: string) => (await fetch(url + path)).text();

      let isOver = false;
      const failures: string[] = [];
      let count = 0;
      /** Visits pages through nginx, on alternating machines, and loads all of the owner's pictures. */
      async function visit(visitor: number): Promise<void> {
        for (let round = 0; !isOver; round++) {
          const path = round % 2 ? LIST : '/';
          const page = await ask({ path, visitor });
          const pictures = [...page.text.matchAll(/(?:src|href)="(\/photos\/[^" ]+)"/g)].map(
            ([, file = '']) => file,
          );
          for (const file of new Set(pictures)) {
            const picture = await ask({ path: file, visitor });
            if (picture.status !== 200) failures.push(`${file} of ${path}: ${picture.status}`);
          }
          if (page.status !== 200) failures.push(`${path}: ${page.status}`);
          count += 1;
        }
      }
      /** Once a machine shows a title in its list, its page of the project must show it, too. */
      async function compare(machine: { url: string }): Promise<void> {
        while (!isOver) {
          const list = await pageOf(machine, LIST);
          const page = await pageOf(machine, PROJECT);
          const seen = TITLES.findLastIndex((title) => list.includes(title));
          if (!TITLES.slice(Math.max(seen, 0)).some((title) => page.includes(`${title}</h1>`)) && seen >= 0)
            failures.push(`${machine.url} listed "${TITLES[seen]}" and showed another page`);
        }
      }
      const visitors = Promise.all([visit(1), visit(2), ...machines.map(compare)]);

      for (const [index, title] of TITLES.entries()) {
        const [first] = machines;
        if (first) await publish(first.url, title, index === 0 ? await widePhoto() : undefined);
        for (const machine of machines)
          await expect.poll(() => pageOf(machine, PROJECT), PATIENCE).toContain(`${title}</h1>`);
      }
      isOver = true;
      await visitors;
      expect(failures).toEqual([]);
      expect(count).toBeGreaterThan(0);
    },
  );
});
