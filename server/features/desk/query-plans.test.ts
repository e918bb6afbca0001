import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DATABASE_FILE_NAME } from '../../database/database.ts';
import { METRICS_PATH } from '../../metrics/metrics-routes.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { claimDue } from '../../outbox/outbox-store.ts';
import { requestPaths } from '../../records/request-link.ts';
import { minute } from '../../testing/stored-records.ts';
import { tryDesk } from '../../testing/try-desk.ts';

/** SQLite sorts a list after reading it. That is fine for the records of one person, which are few. */
const SORTED = /TEMP B-TREE FOR ORDER BY/;
/** `part` and `found` are results of other queries. */
const READ_WHOLE = /^SCAN (?!.* USING |(part|found): )/;

it('no request of the owner reads a whole table of the embedded database, nor one for a link that was lost', async () => {
  const desk = await tryDesk('SQLite', { SMTP_URL: 'smtp://127.0.0.1:1' });
  const { config, clock, database } = desk;
  const reference = await desk.lead();
  const application = await desk.application();
  await desk.subscriber('maya@example.ca');
  const { location: results = '' } = (await desk.post(deskPaths.search, { words: 'maya' })).headers;

  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  onTestFinished(() => prepare.mockRestore());
  const file = new DatabaseSync(join(config.dataDir, DATABASE_FILE_NAME), { readOnly: true });
  onTestFinished(() => file.close());
  const plans = async (ask: () => Promise<unknown>) => {
    prepare.mockClear();
    await ask();
    const queries = new Set(
      prepare.mock.calls.map(([query]) => query).filter((query) => /^\s*(select|update)/.test(query)),
    );
    return [...queries].flatMap((query) =>
      file
        .prepare(`explain query plan ${query}`)
        .all()
        .map(({ detail }) => `${detail}: ${query}`),
    );
  };

  const from = (part: string) => `after=${part},${minute(-1)},1`;
  const lists = [
    deskPaths.overview,
    deskPaths.more,
    deskPaths.leads,
    `${deskPaths.leads}?${from('waiting')}`,
    `${deskPaths.leads}?${from('answered')}`,
    `${deskPaths.leads}?${from('answered').replace('after', 'before')}`,
    deskPaths.applications,
    `${deskPaths.applications}?${from('applications')}`,
    deskPaths.subscribers,
    deskPaths.spam,
    `${deskPaths.spam}?${from('leads')}`,
    deskPaths.mail,
    `${deskPaths.mail}?${from('failed')}`,
    results,
    METRICS_PATH,
    '/health/ready',
  ];
  // Prepared statements are cached: each is prepared for its first request only.
  const seen: string[] = [];
  for (const url of lists) seen.push(...(await plans(() => desk.get(url))));
  seen.push(...(await plans(() => claimDue(database, clock(), 'oldest'))));
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter((plan) => READ_WHOLE.test(plan) || SORTED.test(plan))).toEqual([]);

  const records = [reference, application].map(deskPaths.record);
  const shown: string[] = [];
  for (const url of records) shown.push(...(await plans(() => desk.get(url))));
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((plan) => READ_WHOLE.test(plan))).toEqual([]);

  const ask = { action: 'ask-words' };
  const asked = await plans(() => desk.post(deskPaths.record(reference), ask));
  const lost = await plans(() => desk.post(requestPaths.again, { email: 'maya@example.ca' }));
  for (const mailed of [asked, lost].map((all) => all.filter((plan) => plan.includes('outbox')))) {
    expect(mailed.length).toBeGreaterThan(0);
    expect(mailed.filter((plan) => READ_WHOLE.test(plan))).toEqual([]);
  }
  // Neither the texts of all requests from the address, nor any of its spam.
  const found = lost.filter((plan) => plan.includes('from "contact_messages"'));
  expect(found.length).toBeGreaterThan(0);
  for (const plan of found)
    expect(plan).toMatch(
      /^SEARCH contact_messages USING INDEX contact_messages_genuine \(<expr>=\? AND is_spam=\?\): select "id", /,
    );
});
