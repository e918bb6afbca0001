import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { retentionDays } from '../../content/retention.ts';
import { hiddenFields } from '../../contract/api.ts';
import type { Database } from '../database/database.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import { enqueue } from '../outbox/outbox.ts';
import { askForWords } from '../publications/words/words.ts';
import { findWordsByToken } from '../publications/words/words-link.ts';
import { EXPERIENCE, POSITION } from '../testing/applications.ts';
import { engines } from '../testing/engines.ts';
import { filesWith } from '../testing/files-with.ts';
import { estimateFields, post } from '../testing/forms.ts';
import { storeSubscribers } from '../testing/stored-records.ts';
import { CLOCK_START, startTestService, type TestService } from '../testing/test-service.ts';
import { tryVisits } from '../testing/try-visits.ts';
import { addMilliseconds } from '../time/clock.ts';
import { DAY_MS } from '../time/durations.ts';
import { readLastRun } from './last-run.ts';
import { createRetention, deleteExpired } from './retention.ts';

async function apply({ app }: TestService, name: string, hidden = {}) {
  const fields = {
    name,
    email: 'sam@example.ca',
    phone: '416 555 0100',
    position: POSITION,
    experience: EXPERIENCE,
    message: 'Twelve years of stairs.',
    ...hidden,
  };
  const response = await post(app, fields, { path: '/api/job-applications' });
  expect(response.statusCode).toBe(200);
}

describe.each(engines)('what is kept, on %s', (engine) => {
  it('includes a request with a coming visit, until that is over', async () => {
    const { request, enter, visits, database, clock, page } = await tryVisits(engine);
    await post(request.app, estimateFields());
    const lastDay = addMilliseconds(clock(), retentionDays.contactMessages * DAY_MS);
    clock.pass(lastDay.getTime() - clock().getTime() - 30 * DAY_MS);
    const visit = addMilliseconds(lastDay, 2 * DAY_MS)
      .toISOString()
      .slice(0, 16);
    expect((await enter({ reference: request.sent.reference, visit })).statusCode).toBe(303);
    clock.pass(31 * DAY_MS);
    expect(await deleteExpired(database, clock())).toBe(1);
    expect(await request.page()).toContain('We are coming tomorrow');
    expect(await page(deskPaths.visits)).toContain('7 Mitre Court');
    clock.pass(2 * DAY_MS);
    expect(await deleteExpired(database, clock())).toBe(1);
    expect(await visits()).toEqual([]);
  });

  it('is deleted when the time that the privacy policy names is over, and not before', async () => {
    const service = await startTestService(engine);
    const spam = { [hiddenFields.honeypot]: 'x' };
    await post(service.app, estimateFields({ name: 'Lead' }));
    await post(service.app, estimateFields({ name: 'Spam', ...spam }));
    await apply(service, 'Applicant');
    await apply(service, 'Spam applicant', spam);
    const left = async () => {
      const messages = await service.database.selectFrom('contact_messages').select('name').execute();
      const applications = await service.database.selectFrom('job_applications').select('name').execute();
      return [...messages, ...applications].map(({ name }) => name).sort();
    };

    const deleteExpiredAfter = async (days: number) => {
      const received = new Date('2026-11-15T15:00:00.000Z').getTime();
      service.clock.pass(received + days * DAY_MS - service.clock().getTime());
      await deleteExpired(service.database, service.clock());
    };
    await deleteExpiredAfter(retentionDays.spam);
    expect(await left()).toEqual(['Applicant', 'Lead', 'Spam', 'Spam applicant']);
    await deleteExpiredAfter(retentionDays.spam + 1);
    expect(await left()).toEqual(['Applicant', 'Lead']);
    await deleteExpiredAfter(retentionDays.jobApplications + 1);
    expect(await left()).toEqual(['Lead']);
    await deleteExpiredAfter(retentionDays.contactMessages + 1);
    expect(await left()).toEqual([]);
    expect(await service.database.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('leaves a client who never answered without a name, but with a link that works', async () => {
    const { database, clock } = await startTestService(engine);
    const asking = { email: 'ruth@example.com', name: 'Ruth', project: 101, hasMail: false };
    const { path } = await askForWords(database, { ...asking, now: clock() });
    const row = async () => findWordsByToken(database, path.split('/').at(-1) ?? '');
    clock.pass(retentionDays.contactMessages * DAY_MS);
    await deleteExpired(database, clock());
    expect(await row()).toMatchObject({ email: 'ruth@example.com', name: 'Ruth' });
    clock.pass(DAY_MS);
    await deleteExpired(database, clock());
    expect(await row()).toMatchObject({ email: null, name: null, project_id: 101 });
  });

  it('is deleted three years after somebody has left the newsletter, and no subscription for its age', async () => {
    const { database } = await startTestService(engine);
    const daysAgo = (days: number) => addMilliseconds(CLOCK_START, -days * DAY_MS).toISOString();
    const [stands, recent, old] = await storeSubscribers(database, [
      daysAgo(9999),
      daysAgo(9998),
      daysAgo(9997),
    ]);
    const days = retentionDays.withdrawnSubscriptions;
    for (const [row, withdrawn_at] of [
      [recent, daysAgo(days - 1)],
      [old, daysAgo(days + 1)],
    ] as const)
      await database
        .updateTable('newsletter_subscriptions')
        .set({ withdrawn_at })
        .where('id', '=', row?.id ?? 0)
        .execute();
    await deleteExpired(database, CLOCK_START);
    const left = await database.selectFrom('newsletter_subscriptions').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual([stands?.id, recent?.id]);
  });

  it.each(['morning-summary', 'flood-digest'] as const)(
    'of the mail "%s" is deleted after a month: it belongs to no lead',
    async (kind) => {
      const { database, clock } = await startTestService(engine);
      const count = async () => (await database.selectFrom('outbox').select('id').execute()).length;
      await enqueue(database, [
        {
          kind,
          message_key: `${kind}.2026-11-15`,
          next_attempt_at: clock().toISOString(),
          created_at: clock().toISOString(),
        },
      ]);
      clock.pass(30 * DAY_MS);
      await deleteExpired(database, clock());
      expect(await count()).toBe(1);
      clock.pass(DAY_MS);
      await deleteExpired(database, clock());
      expect(await count()).toBe(0);
    },
  );

  it('is deleted in batches, until nothing is left', async () => {
    const { app, database, clock } = await startTestService(engine);
    await post(app, estimateFields());
    const { id: _, ...row } = await database
      .selectFrom('contact_messages')
      .selectAll()
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 6 }, (_, copy) => ({
      ...row,
      reference: `X-${copy}`,
      submission_id: `copy-${copy}`,
    }));
    await database.insertInto('contact_messages').values(copies).execute();
    clock.pass((retentionDays.contactMessages + 1) * DAY_MS);
    const left: number[] = [];
    // Between two batches, other tasks get a turn on the event loop.
    let isOver = false;
    const watch = (async () => {
      for (; !isOver; await nextTurn()) left.push((await leadsIn(database)).length);
    })();
    expect(await deleteExpired(database, clock(), { rowsAtOnce: 3 })).toBe(7);
    isOver = true;
    await watch;
    expect(await leadsIn(database)).toEqual([]);
    if (engine === 'SQLite') expect([...new Set(left)]).toEqual(expect.arrayContaining([4, 1]));
  });
});

async function leadsIn(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('contact_messages').select('name').execute();
  return rows.map(({ name }) => name);
}

/** Retention as the background job runs it, with a log that the test can read. */
function startRetention({ database, config }: TestService) {
  const log = { info: vi.fn(), error: vi.fn() };
  return { log, run: createRetention({ database, dataDir: config.dataDir, log }) };
}

describe.each(engines)('a clock that jumps, on %s,', (engine) => {
  const YEARS_MS = 3 * 365 * DAY_MS;

  async function tryWithLead() {
    const service = await startTestService(engine);
    await post(service.app, estimateFields({ name: 'Lead' }));
    return { ...service, ...startRetention(service) };
  }

  it('deletes nothing, and the log says why', async () => {
    const { database, clock, run, log } = await tryWithLead();
    await run(clock());
    clock.pass(YEARS_MS);
    await run(clock());
    expect(await leadsIn(database)).toEqual(['Lead']);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { now: clock(), lastRunAt: CLOCK_START },
      expect.stringMatching(
        /^the clock says 2029-11-14T15:00:00\.000Z, but the site last ran at 2026-11-15T15:00:00\.000Z: nothing is deleted/,
      ),
    );
  });

  it('is not believed the second time either, nor after a restart, nor for a lead that arrived meanwhile', async () => {
    const service = await tryWithLead();
    const { app, database, clock, run } = service;
    // A database of a version that did not store its runs: the newest timestamp in it is used instead.
    clock.pass(YEARS_MS);
    await run(clock());
    await post(app, estimateFields({ name: 'Under the wrong clock' }));
    await run(clock());
    await startRetention(service).run(clock());
    expect(await leadsIn(database)).toHaveLength(2);
    expect(await readLastRun(database)).toEqual(CLOCK_START);
  });

  it('goes on by itself when it is set right', async () => {
    const { database, clock, run, log } = await tryWithLead();
    await run(clock());
    clock.pass(YEARS_MS);
    await run(clock());
    clock.pass(DAY_MS - YEARS_MS);
    await run(clock());
    expect(await readLastRun(database)).toEqual(clock());
    for (let day = 0; day <= retentionDays.contactMessages; day += 30) {
      clock.pass(30 * DAY_MS);
      await run(clock());
    }
    expect(await leadsIn(database)).toEqual([]);
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('is believed after a pause of 30 days, and not after a longer one', async () => {
    const { clock, run, log } = await tryWithLead();
    await run(clock());
    clock.pass(30 * DAY_MS);
    await run(clock());
    expect(log.error).not.toHaveBeenCalled();
    clock.pass(30 * DAY_MS + 1);
    await run(clock());
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('is believed in a new database', async () => {
    const service = await startTestService(engine);
    const { run, log } = startRetention(service);
    await run(service.clock());
    expect(await readLastRun(service.database)).toEqual(CLOCK_START);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('that goes backwards deletes nothing, and becomes the last run only if it stays there', async () => {
    const { database, clock, run, log } = await tryWithLead();
    await run(clock());
    // A machine whose clock starts in the past and is then set: this is not a jump.
    clock.pass(-YEARS_MS);
    await run(clock());
    expect(await readLastRun(database)).toEqual(CLOCK_START);
    clock.pass(YEARS_MS);
    await run(clock());
    expect(log.error).not.toHaveBeenCalled();

    clock.pass(-YEARS_MS);
    await run(clock());
    await run(clock());
    expect(await readLastRun(database)).toEqual(clock());
    expect(await leadsIn(database)).toEqual(['Lead']);
  });
});

describe('retention on SQLite', () => {
  it('leaves nothing of what it deletes in the journal', async () => {
    const { app, database, clock, config } = await startTestService('SQLite');
    const text = 'A stair of zebrawood.';
    await post(app, estimateFields({ message: text }));
    expect(await filesWith(config.dataDir, text)).not.toEqual([]);
    clock.pass((retentionDays.contactMessages + 1) * DAY_MS);
    await deleteExpired(database, clock());
    expect(await filesWith(config.dataDir, text)).toEqual([]);
  });
});
