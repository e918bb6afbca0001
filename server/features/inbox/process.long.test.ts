import { describe, expect, it, onTestFinished } from 'vitest';
import { apiPaths } from '../../../contract/api.ts';
import { defaultLimits } from '../../http/rate-limits/rate-limits.ts';
import { engines, makeStore } from '../../testing/engines.ts';
import { estimateFields, formData } from '../../testing/forms.ts';
import { startServiceProcess } from '../../testing/service-process.ts';
import { isScriptInstalled, runAtTerminal, startInbox } from './testing/inbox-process.ts';
import { embeddedPath, filledStore, leadsIn } from './testing/stores.ts';

const { postsPerMinute: POSTS_PER_MINUTE } = defaultLimits;
/** Processes start slowly on a busy machine. */
const WITHIN_MS = 120_000;

const start = (...call: Parameters<typeof startInbox>) => startInbox(...call).ended;

describe.each(engines)('beside a running server on %s', { timeout: WITHIN_MS }, (engine) => {
  it('reads and marks while leads go on arriving, and neither disturbs the other', async () => {
    const { dataDir, databaseUrl, remove } = await makeStore(engine);
    onTestFinished(remove);
    const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
    const { url } = await startServiceProcess(settings, 'calls-only');
    const send = async () => {
      const answer = await fetch(url + apiPaths.contact, {
        method: 'POST',
        body: formData(estimateFields()),
      });
      return { status: answer.status, ...((await answer.json()) as { reference: string }) };
    };
    const first = await send();
    const references = [first.reference];

    let isMarking = true;
    const visitors = (async () => {
      while (isMarking && references.length < POSTS_PER_MINUTE) {
        const { status, reference } = await send();
        expect(status).toBe(200);
        references.push(reference);
      }
    })();
    expect(await start(settings, 'answered', first.reference)).toMatchObject({ exitCode: 0, errors: '' });
    isMarking = false;
    await visitors;

    const leads: { reference: string; answeredAt: string | null }[] = JSON.parse(
      (await start(settings, 'leads', '--json')).out,
    );
    expect(leads.map(({ reference }) => reference).sort()).toEqual(references.sort());
    expect(leads.filter(({ answeredAt }) => answeredAt)).toMatchObject([{ reference: first.reference }]);
  });
});

describe('the process', { timeout: WITHIN_MS }, () => {
  it('asks nobody in a pipe, and ends with the exit code', async () => {
    const { dataDir, remove } = await makeStore('SQLite');
    onTestFinished(remove);
    const settings = { DATA_DIR: dataDir };
    expect(await start(settings)).toMatchObject({ exitCode: 0, out: expect.stringContaining('no database') });
    expect(await start(settings, 'leads')).toMatchObject({ exitCode: 1, out: '' });
    expect(await start(settings, 'nonsense')).toMatchObject({ exitCode: 2, out: '' });
    expect(await start({ PORT: 'http' }, 'leads')).toMatchObject({ exitCode: 1, out: '' });
  });

  it.runIf(isScriptInstalled())(
    'on a terminal prints plain text and ends, and deletes after a yes alone (needs script)',
    async () => {
      const { dataDir, references } = await filledStore();
      const [reference = ''] = references;
      const settings = { DATA_DIR: dataDir };
      const overview = runAtTerminal(settings, '');
      expect(overview).toMatchObject({ exitCode: 0, out: expect.stringContaining(reference) });
      expect(overview.out.trimEnd()).toMatch(/npm run inbox -- help$/);
      const refused = runAtTerminal(settings, 'n\n', 'delete', reference);
      expect(refused).toMatchObject({ exitCode: 0, out: expect.stringContaining('Nothing was deleted.') });
      expect(leadsIn(embeddedPath(dataDir))).toEqual(references);
      const deleted = runAtTerminal(settings, 'y\n', 'delete', reference);
      expect(deleted).toMatchObject({ exitCode: 0, out: expect.stringContaining('Deleted for good.') });
      expect(leadsIn(embeddedPath(dataDir))).toEqual(references.slice(1));
      for (const { out } of [overview, refused, deleted]) expect(out).not.toContain('\u001b');
    },
  );
});
