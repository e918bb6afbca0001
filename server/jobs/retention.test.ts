import { describe, expect, it } from 'vitest';
import { retentionDays } from '../../content/retention.ts';
import { hiddenFields } from '../../contract/api.ts';
import { DAY_MS } from '../durations.ts';
import { enqueue } from '../outbox/outbox.ts';
import { EXPERIENCE, POSITION } from '../testing/applications.ts';
import { engines } from '../testing/engines.ts';
import { estimateFields, post } from '../testing/forms.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { deleteExpired } from './retention.ts';

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

    const passTo = async (days: number) => {
      const received = new Date('2026-11-15T15:00:00.000Z').getTime();
      service.clock.pass(received + days * DAY_MS - service.clock().getTime());
      await deleteExpired(service.database, service.clock());
    };
    await passTo(retentionDays.spam);
    expect(await left()).toEqual(['Applicant', 'Lead', 'Spam', 'Spam applicant']);
    await passTo(retentionDays.spam + 1);
    expect(await left()).toEqual(['Applicant', 'Lead']);
    await passTo(retentionDays.jobApplications + 1);
    expect(await left()).toEqual(['Lead']);
    await passTo(retentionDays.contactMessages + 1);
    expect(await left()).toEqual([]);
    expect(await service.database.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('of the morning mail is deleted after a month: it belongs to no lead', async () => {
    const { database, clock } = await startTestService(engine);
    const count = async () => (await database.selectFrom('outbox').select('id').execute()).length;
    await enqueue(database, [
      {
        kind: 'morning-summary',
        message_key: 'morning-summary.2026-11-15',
        state: 'sent',
        attempts: 1,
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
  });
});
