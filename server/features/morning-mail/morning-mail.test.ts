import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { type Engine, engines } from '../../testing/engines.ts';
import { estimateFields, type Fields, post } from '../../testing/forms.ts';
import { REPLY_HOURS } from '../../testing/promised-answer.ts';
import { testOutbox } from '../../testing/test-outbox.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/durations.ts';
import { enqueueMorningSummary, localMorning } from './morning-schedule.ts';

async function start(engine: Engine, settings: Record<string, string> = { MORNING_MAIL: 'on' }) {
  const peer = await startSmtpPeer();
  const service = await startTestService(engine, { settings });
  const { clock, database } = service;
  const outbox = testOutbox(service, peer.url);
  return {
    service,
    peer,
    outbox,
    lead: async (changes: Fields = {}): Promise<string> =>
      (await post(service.app, estimateFields(changes))).json().reference,
    /** Advances the clock to the next morning, or to some time before or after it. */
    passToMorning(offsetMs = 0) {
      const { at } = localMorning(new Date(clock().getTime() + DAY_MS), company.hours.timeZone);
      clock.pass(at.getTime() + offsetMs - clock().getTime());
    },
    /** Does what the job and the outbox of one process do. */
    async run(at: TestService = service) {
      await enqueueMorningSummary(database, at.clock());
      await outbox.sendDue();
    },
    summaries: () =>
      peer.received.filter(({ headers }) => headers.get('auto-submitted')?.includes('auto-generated')),
  };
}

describe.each(engines)('the morning mail on %s', (engine) => {
  it('says who waits, the most urgent first, with links to the desk', async () => {
    const { lead, passToMorning, run, summaries, service } = await start(engine);
    const overdue = await lead();
    service.clock.pass(REPLY_HOURS * HOUR_MS);
    const waiting = await lead({ name: 'Lee Chan' });
    passToMorning(-MINUTE_MS);
    await run();
    expect(summaries()).toEqual([]);
    service.clock.pass(MINUTE_MS);
    await run();
    const [mail, ...more] = summaries();
    expect(more).toEqual([]);
    expect(mail?.to).toEqual([service.config.mail.to]);
    expect(mail?.headers.get('subject')).toEqual(['2 requests are waiting for an answer, 1 overdue']);
    const text = mail?.parts.get('text/plain') ?? '';
    expect(text).toMatch(
      new RegExp(`${overdue}, overdue by[\\s\\S]*Maya Okafor[\\s\\S]*${waiting}[\\s\\S]*Lee Chan`),
    );
    for (const path of [deskPaths.overview, deskPaths.record(overdue), deskPaths.record(waiting)]) {
      expect(text).toContain(`${service.config.siteUrl.origin}${path}`);
      expect(mail?.parts.get('text/html')).toContain(`href="${service.config.siteUrl.origin}${path}"`);
    }
  });

  it('comes once a morning, however often and by however many it is asked for', async () => {
    const { lead, passToMorning, run, summaries, service } = await start(engine);
    await lead();
    passToMorning();
    await Promise.all([1, 2, 3].map(() => enqueueMorningSummary(service.database, service.clock())));
    for (let minute = 0; minute < 5; minute++) {
      await run();
      service.clock.pass(MINUTE_MS);
    }
    expect(summaries()).toHaveLength(1);
    passToMorning();
    await run();
    expect(summaries()).toHaveLength(2);
    const ids = summaries().map(({ headers }) => headers.get('message-id')?.[0]);
    expect(new Set(ids).size).toBe(2);
  });

  it('comes after a start that was late, but not in the afternoon', async () => {
    const { lead, passToMorning, run, summaries, service } = await start(engine);
    await lead();
    passToMorning(2 * HOUR_MS);
    await run();
    expect(summaries()).toHaveLength(1);
    passToMorning(5 * HOUR_MS);
    await run();
    expect(summaries()).toHaveLength(1);
    // After a morning without the mail server it is not sent at noon either.
    passToMorning();
    await enqueueMorningSummary(service.database, service.clock());
    service.clock.pass(5 * HOUR_MS);
    await run();
    expect(summaries()).toHaveLength(1);
  });

  it('does not come where nobody waits, even if somebody writes a little later', async () => {
    const { lead, passToMorning, run, summaries, service } = await start(engine);
    const reference = await lead();
    await service.database
      .updateTable('contact_messages')
      .set({ answered_at: service.clock().toISOString() })
      .where('reference', '=', reference)
      .execute();
    passToMorning();
    await run();
    await lead();
    service.clock.pass(MINUTE_MS);
    await run();
    expect(summaries()).toEqual([]);
  });

  it('does not come unless the owner wants it', async () => {
    const { lead, passToMorning, run, summaries } = await start(engine, {});
    await lead();
    passToMorning();
    await run();
    expect(summaries()).toEqual([]);
  });

  it('comes nevertheless each morning while somebody waits longer than was promised', async () => {
    const { lead, passToMorning, run, summaries, service } = await start(engine, {});
    const reference = await lead();
    service.clock.pass(REPLY_HOURS * HOUR_MS);
    for (const mornings of [1, 2]) {
      passToMorning();
      await run();
      expect(summaries()).toHaveLength(mornings);
    }
    expect(summaries()[1]?.headers.get('subject')?.[0]).toContain('1 overdue');
    await service.database
      .updateTable('contact_messages')
      .set({ answered_at: service.clock().toISOString() })
      .where('reference', '=', reference)
      .execute();
    passToMorning();
    await run();
    expect(summaries()).toHaveLength(2);
  });
});
