import { describe, expect, it } from 'vitest';
import { startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { engines } from '../../testing/engines.ts';
import { estimateFields, post } from '../../testing/forms.ts';
import { testOutbox } from '../../testing/test-outbox.ts';
import { startTestService } from '../../testing/test-service.ts';

describe.each(engines)('the health calls on %s', (engine) => {
  it('tell how much mail waits and how much has failed', async () => {
    const { app, database } = await startTestService(engine, {
      settings: { SMTP_URL: 'smtp://127.0.0.1:1' },
    });
    await post(app, estimateFields());
    await post(app, estimateFields());
    const [first] = await database.selectFrom('outbox').select('id').orderBy('id').execute();
    await database
      .updateTable('outbox')
      .set({ state: 'failed' })
      .where('id', '=', first?.id ?? 0)
      .execute();
    const response = await app.inject({ url: '/health/ready' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      status: 'ok',
      database: 'ok',
      mail: { isConfigured: true, waiting: 1, failed: 1, oldestWaitingSeconds: 0 },
    });
  });

  it('tell that it lives but is not ready when the database is gone', async () => {
    const { app, database } = await startTestService(engine);
    await database.destroy();
    const live = await app.inject({ url: '/health/live' });
    expect(live.statusCode).toBe(200);
    expect(live.json()).toEqual({
      status: 'ok',
      eventLoopDelayMs: { median: expect.any(Number), longest: expect.any(Number) },
    });
    const ready = await app.inject({ url: '/health/ready' });
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({
      status: 'unavailable',
      database: 'unavailable',
      mail: { isConfigured: false },
    });
  });

  it('tell for how long the oldest mail has waited, over all its attempts, and stay ready', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine, { settings: { SMTP_URL: peer.url } });
    await post(service.app, estimateFields());
    service.clock.pass(5_000);
    peer.behave('answer 5xx');
    await testOutbox(service, peer.url).sendDue();
    service.clock.pass(60_000);
    const ready = await service.app.inject({ url: '/health/ready' });
    expect(ready.statusCode).toBe(200);
    expect(ready.json().mail).toEqual({
      isConfigured: true,
      waiting: 1,
      failed: 0,
      oldestWaitingSeconds: 60,
    });

    peer.behave('accept');
    await testOutbox(service, peer.url).sendDue();
    service.clock.pass(5_000);
    expect((await service.app.inject({ url: '/health/ready' })).json().mail).toMatchObject({
      waiting: 0,
      oldestWaitingSeconds: 0,
    });
  });

  it('send a balancer elsewhere as soon as it is to stop, while leads are still taken', async () => {
    let isStopping = false;
    const { app } = await startTestService(engine, { isStopping: () => isStopping });
    isStopping = true;
    const ready = await app.inject({ url: '/health/ready' });
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'stopping' });
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
    expect((await post(app, estimateFields())).statusCode).toBe(200);
  });
});

describe('liveness', () => {
  const eventLoop = (medianMs: number) => ({ medianMs: () => medianMs, longestMs: () => 5_000 });

  it('fails when every tick of the event loop is late', async () => {
    const { app } = await startTestService('SQLite', { eventLoop: eventLoop(3_000) });
    const live = await app.inject({ url: '/health/live' });
    expect(live.statusCode).toBe(503);
    expect(live.json()).toEqual({
      status: 'stalled',
      eventLoopDelayMs: { median: 3_000, longest: 5_000 },
    });
  });

  it('tolerates a single long tick', async () => {
    const { app } = await startTestService('SQLite', { eventLoop: eventLoop(2) });
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
  });
});
