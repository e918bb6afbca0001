import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { documentPath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import { engines, makeStore } from '../testing/engines.ts';
import { startServiceProcess } from '../testing/service-process.ts';
import { projectFields, widePhoto } from '../testing/site-forms.ts';
import { OPERATOR_TOKEN } from '../testing/test-service.ts';
import { AUTHORIZATION } from '../testing/try-desk.ts';

/** On PostgreSQL, the lease of the picture that was being encoded expires after a minute. */
const LONG = { timeout: 600_000 };
const PATIENCE = { timeout: 60_000, interval: 20 };
const PROJECT = documentPath(to.project(101));

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

describe.each(engines)('kill -9 while a version is published, on %s,', (engine) => {
  it(
    'leaves the last good site at every step, and the version is shown after the next start',
    LONG,
    async () => {
      const store = await makeStore(engine);
      onTestFinished(() => store.remove());
      const settings = {
        DATA_DIR: store.dataDir,
        DATABASE_URL: store.databaseUrl,
        LOG_LEVEL: 'silent',
        OPERATOR_TOKEN,
      };
      const site = join(store.dataDir, 'site');
      const documents = join(site, 'documents');

      /** Publishes another title, and resolves when the version is stored. */
      async function publish(url: string, title: string): Promise<void> {
        const form = new FormData();
        for (const [name, value] of Object.entries(projectFields({ title, action: 'publish' })))
          form.append(name, value);
        const isFirst = title.startsWith('First');
        if (isFirst) form.append('photos', new Blob([new Uint8Array(await widePhoto())]), 'photo.jpg');
        const path = isFirst ? deskPaths.siteNew('projects') : deskPaths.siteEntry('projects', 101);
        const response = await fetch(url + path, {
          method: 'POST',
          body: form,
          redirect: 'manual',
          headers: { authorization: AUTHORIZATION, 'sec-fetch-site': 'same-origin' },
        });
        expect(response.status).toBe(303);
      }

      /** Succeeds at once, or when the lease of a picture that was being encoded has expired. */
      async function shows(url: string, title: string): Promise<void> {
        const page = async () => (await fetch(url + PROJECT)).text();
        await expect.poll(page, { timeout: 200_000, interval: 500 }).toContain(`${title}</h1>`);
      }

      type State = { readonly sets: number; readonly files: number; readonly shown: string };
      const stateOfFolder = async (): Promise<State> => ({
        sets: (await namesIn(site)).filter((name) => name.endsWith('.json')).length,
        files: (await namesIn(documents)).length,
        shown: await readFile(join(site, 'shown'), 'utf8').catch(() => ''),
      });
      const steps: readonly [title: string, reached: (now: State, before: State) => boolean][] = [
        ['First: while its photograph is encoded', () => true],
        ['Second: with its first document', (now, before) => now.files > before.files],
        ['Third: with all documents, before they are shown', (now, before) => now.sets > before.sets],
        ['Fourth: as soon as it is shown', (now, before) => now.shown !== before.shown],
        ['Fifth: before anything is rendered', () => true],
      ];
      let last: string | undefined;
      for (const [title, reached] of steps) {
        const service = await startServiceProcess(settings);
        if (last) await shows(service.url, last);
        expect((await fetch(service.url)).status).toBe(200);
        const before = await stateOfFolder();
        await publish(service.url, title);
        await expect.poll(async () => reached(await stateOfFolder(), before), PATIENCE).toBe(true);
        service.kill('SIGKILL');
        await service.exited;
        last = title;
      }
      const service = await startServiceProcess(settings);
      await shows(service.url, String(last));
    },
  );
});
