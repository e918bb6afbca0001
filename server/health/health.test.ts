import { describe, expect, it } from 'vitest';
import { engines } from '../testing/engines.ts';
import { estimateFields, post } from '../testing/forms.ts';
import { startTestService } from '../testing/test-service.ts';

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
    const answer = await app.inject({ url: '/health/ready' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'ok',
      database: 'ok',
      mail: { isConfigured: true, waiting: 1, failed: 1 },
    });
  });

  it('tell that it lives but is not ready when the database is gone', async () => {
    const { app, database } = await startTestService(engine);
    await database.destroy();
    expect((await app.inject({ url: '/health/live' })).json()).toEqual({ status: 'ok' });
    const ready = await app.inject({ url: '/health/ready' });
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({
      status: 'unavailable',
      database: 'unavailable',
      mail: { isConfigured: false },
    });
  });
});
