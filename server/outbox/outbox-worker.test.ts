import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startSmtpPeer } from '../../testing/smtp-peer.ts';
import { openTcpGate } from '../../testing/tcp-gate.ts';
import { applicationFields, apply } from '../testing/applications.ts';
import { engines } from '../testing/engines.ts';
import { estimateFields, post } from '../testing/forms.ts';
import { pdfOfSize } from '../testing/resume-files/resume-files.ts';
import { testOutbox } from '../testing/test-outbox.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { DAY_MS, HOUR_MS } from '../time/durations.ts';
import { claimDue, LEASE_MS } from './outbox-store.ts';

const SHORT_TIMEOUTS = { connectMs: 300, silenceMs: 300, bytesPerSecond: 1e9 };

async function leadMail({ database }: TestService) {
  return database
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'contact-message')
    .executeTakeFirstOrThrow();
}

describe.each(engines)('the outbox on %s', (engine) => {
  it.each(['answer 4xx', 'answer 5xx', 'drop after DATA', 'hang'] as const)(
    'keeps a message and sends it later when the mail server will %s',
    async (behaviour) => {
      const peer = await startSmtpPeer();
      const service = await startTestService(engine);
      await post(service.app, estimateFields());

      peer.behave(behaviour);
      await testOutbox(service, peer.url, SHORT_TIMEOUTS).sendDue();
      const failed = await leadMail(service);
      expect(failed).toMatchObject({ state: 'waiting', attempts: 1, locked_until: null, sent_at: null });
      expect(failed.last_error).toBeTruthy();
      expect(new Date(failed.next_attempt_at).getTime()).toBeGreaterThan(service.clock().getTime());

      peer.behave('accept');
      service.clock.pass(HOUR_MS);
      // A busy machine may be slower than the short timeout above.
      await testOutbox(service, peer.url).sendDue();
      expect(await leadMail(service)).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
      const ids = new Set(peer.received.map(({ headers }) => headers.get('message-id')?.[0]));
      expect(ids.size).toBe(1);
    },
  );

  it('waits for a mail server that refuses connections', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine);
    await post(service.app, estimateFields());
    const outbox = testOutbox(service, peer.url);
    await peer.close();
    await outbox.sendDue();
    expect(await leadMail(service)).toMatchObject({ state: 'waiting', attempts: 1 });
    await peer.open();
    service.clock.pass(HOUR_MS);
    await outbox.sendDue();
    expect(peer.received).toHaveLength(1);
  });

  it('tries for three days, ever more seldom, and then keeps the message as failed', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine);
    await post(service.app, estimateFields());
    await service.database.deleteFrom('outbox').where('kind', '!=', 'contact-message').execute();
    const outbox = testOutbox(service, peer.url);
    await peer.close();
    const begun = service.clock().getTime();
    const waits: number[] = [];
    for (;;) {
      await outbox.sendDue();
      const row = await leadMail(service);
      if (row.state !== 'waiting') break;
      waits.push(new Date(row.next_attempt_at).getTime() - service.clock().getTime());
      service.clock.pass(waits.at(-1) ?? 0);
    }
    expect(waits[0]).toBeLessThan(20_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(1.25 * HOUR_MS);
    const tried = service.clock().getTime() - begun;
    expect(tried).toBeGreaterThanOrEqual(72 * HOUR_MS);
    expect(tried).toBeLessThan(74 * HOUR_MS);
    expect(await leadMail(service)).toMatchObject({
      state: 'failed',
      last_error: expect.stringContaining('ECONNREFUSED'),
    });

    await peer.open();
    service.clock.pass(HOUR_MS);
    await outbox.sendDue();
    expect((await leadMail(service)).state).toBe('failed');
  });

  it('begins the three days anew when nothing was tried for most of them, as after a machine was off', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine);
    await post(service.app, estimateFields());
    const outbox = testOutbox(service, peer.url);
    await peer.close();
    await outbox.sendDue();
    service.clock.pass(5 * DAY_MS);
    await outbox.sendDue();
    for (let hours = 0; hours < 48; hours += 2) {
      service.clock.pass(2 * HOUR_MS);
      await outbox.sendDue();
    }
    expect(await leadMail(service)).toMatchObject({ state: 'waiting' });
    await peer.open();
    service.clock.pass(2 * HOUR_MS);
    await outbox.sendDue();
    expect(await leadMail(service)).toMatchObject({ state: 'sent' });
  });

  it('takes over the message of a worker that was killed, once its lease has ended', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine);
    await post(service.app, estimateFields());
    const lockedUntil = new Date(service.clock().getTime() + 60_000).toISOString();
    await service.database.updateTable('outbox').set({ locked_until: lockedUntil }).execute();
    const outbox = testOutbox(service, peer.url);
    await outbox.sendDue();
    expect(peer.received).toHaveLength(0);
    service.clock.pass(60_000);
    await outbox.sendDue();
    expect(peer.received).toHaveLength(1);
  });

  it('leaves a large message to the worker that is still sending it', async () => {
    const peer = await startSmtpPeer();
    const { hostname, port } = new URL(peer.url);
    const gate = await openTcpGate({ host: hostname, port: Number(port) });
    const service = await startTestService(engine);
    await apply(service, applicationFields(), { content: pdfOfSize(1e6), name: 'resume.pdf' });
    const stalled = gate.stallAfter(50_000);
    const sending = testOutbox(service, `smtp://${gate.host}:${gate.port}`).sendDue();
    await stalled;
    service.clock.pass(LEASE_MS);
    expect(await claimDue(service.database, service.clock(), 'oldest')).toBeUndefined();
    await gate.close();
    await sending;
  });

  it('does not send again what was accepted while the database was unavailable', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine);
    await post(service.app, estimateFields());
    const outbox = testOutbox(service, peer.url);
    await refuseWritesOfSent(service);
    await expect(outbox.sendDue()).rejects.toThrow();
    expect(peer.received).toHaveLength(1);

    await allowWritesOfSent(service);
    service.clock.pass(HOUR_MS);
    await outbox.sendDue();
    expect(peer.received).toHaveLength(1);
    expect(await leadMail(service)).toMatchObject({ state: 'sent' });
  });

  /** Makes the database reject only the update that marks a message as sent. */
  async function refuseWritesOfSent({ database }: TestService) {
    await (engine === 'SQLite'
      ? sql`create trigger refuse before update on outbox when new.state = 'sent' begin select raise(abort, 'away'); end`
      : sql`alter table outbox add constraint refuse check (state <> 'sent')`
    ).execute(database);
  }

  async function allowWritesOfSent({ database }: TestService) {
    await (engine === 'SQLite'
      ? sql`drop trigger refuse`
      : sql`alter table outbox drop constraint refuse`
    ).execute(database);
  }
});
