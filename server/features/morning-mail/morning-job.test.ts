import { describe, expect, it, onTestFinished } from 'vitest';
import { company } from '../../../content/company.ts';
import { startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { readConfig } from '../../config.ts';
import { createService } from '../../service.ts';
import { engines, makeStore } from '../../testing/engines.ts';
import { estimateFields, post } from '../../testing/forms.ts';
import { addMilliseconds } from '../../time/clock.ts';
import { MINUTE_MS } from '../../time/durations.ts';
import { localMorning } from './morning-schedule.ts';

const MORNING = localMorning(new Date('2026-11-16T18:00:00.000Z'), company.hours.timeZone).at;

describe.each(engines)('a service on %s', (engine) => {
  it('sends the morning mail by itself, and not again after a restart or from a second process', async () => {
    const peer = await startSmtpPeer();
    const store = await makeStore(engine);
    onTestFinished(() => store.remove());
    const config = readConfig({
      DATA_DIR: store.dataDir,
      DATABASE_URL: store.databaseUrl,
      SMTP_URL: peer.url,
      MORNING_MAIL: 'on',
      CONFIRMATION_MAIL: 'off',
      LOG_LEVEL: 'silent',
    });
    const start = (now: Date) => createService(config, { clock: () => now });
    const subjects = () => peer.received.map(({ headers }) => headers.get('subject')?.[0]);
    const summary = '1 request is waiting for an answer';

    const before = await start(addMilliseconds(MORNING, -MINUTE_MS));
    await post(before.app, estimateFields());
    await expect.poll(subjects).toHaveLength(1);
    await before.stop();
    expect(subjects()).not.toContain(summary);

    const services = [await start(addMilliseconds(MORNING, MINUTE_MS))];
    if (engine === 'PostgreSQL') services.push(await start(addMilliseconds(MORNING, MINUTE_MS)));
    await expect.poll(subjects).toContain(summary);
    for (const service of services) await service.stop();

    const after = await start(addMilliseconds(MORNING, 2 * MINUTE_MS));
    await post(after.app, estimateFields({ name: 'Lee Chan' }));
    // The mail about it is sent after everything that was due before.
    await expect.poll(() => subjects().length).toBe(3);
    await after.stop();
    expect(subjects().filter((subject) => subject === summary)).toHaveLength(1);
  });
});
