import { describe, expect, it } from 'vitest';
import { retentionDays } from '../../../content/retention.ts';
import { hiddenFields } from '../../../contract/api.ts';
import { engines } from '../../testing/engines.ts';
import { hoursAfterStart, REPLY_HOURS } from '../../testing/promised-answer.ts';
import { DAY_MS, formatDuration, HOUR_MS } from '../../time/durations.ts';
import { tryInbox } from './testing/try-inbox.ts';

describe.each(engines)('the overview on %s', (engine) => {
  it('is friendly when nothing has come yet', async () => {
    const { run } = await tryInbox(engine);
    const { exitCode, out } = await run('');
    expect(exitCode).toBe(0);
    expect(out).toContain('Nobody is waiting for an answer.');
  });

  it('says how many leads wait, how old the oldest is and how long is left', async () => {
    const { lead, run, clock } = await tryInbox(engine);
    const first = await lead();
    clock.pass(16 * HOUR_MS);
    await lead({ name: 'Lee Chan' });
    clock.pass(HOUR_MS);

    const { out } = await run('');
    expect(out).toContain(
      `2 requests are waiting for an answer. The oldest came in 17 h ago: ${REPLY_HOURS - 17} h of the promised ${REPLY_HOURS} h left.`,
    );
    expect(out).toMatch(new RegExp(`${first} +17 h +${REPLY_HOURS - 17} h left +Maya Okafor`));
    expect(out).toMatch(new RegExp(`1 h +${REPLY_HOURS - 1} h left +Lee Chan`));
    expect(out).toContain(`npm run inbox -- show ${first}`);
  });

  it('puts the overdue first and counts them', async () => {
    const { lead, run, clock } = await tryInbox(engine);
    await lead();
    clock.pass((REPLY_HOURS + 2) * HOUR_MS);
    await lead({ name: 'Lee Chan' });
    clock.pass(2 * HOUR_MS);

    const { out } = await run('');
    expect(out).toContain(
      `2 requests are waiting for an answer. 1 overdue. The oldest came in ${formatDuration((REPLY_HOURS + 4) * HOUR_MS)} ago, and was promised an answer within ${REPLY_HOURS} h.`,
    );
    expect(out).toMatch(
      new RegExp(`overdue by 4 h +Maya Okafor[\\s\\S]*${REPLY_HOURS - 2} h left +Lee Chan`),
    );
  });

  it('counts what else came: new applications, subscribers, spam', async () => {
    const { lead, application, subscriber, run, clock } = await tryInbox(engine);
    await application();
    clock.pass(8 * DAY_MS);
    await application({ name: 'Dan Kowalski' });
    await subscriber('a@example.ca');
    await subscriber('b@example.ca');
    await lead({ [hiddenFields.honeypot]: 'x' });
    await application({ [hiddenFields.elapsed]: '3' });

    const { out } = await run('');
    expect(out).toContain('Nobody is waiting for an answer.');
    expect(out).toMatch(/Applications +2 +1 new in 7 days\n/);
    expect(out).toMatch(/Subscribers +2 +to the newsletter\n/);
    expect(out).toMatch(new RegExp(`Spam +2 +kept ${retentionDays.spam} days, then deleted\n`));
  });

  it('says that no mail goes out without a mail server, and how much waits', async () => {
    const { lead, run } = await tryInbox(engine);
    await lead();
    const { out } = await run('');
    expect(out).toContain('No mail goes out, unless the server has settings of its own');
    expect(out).toContain('SMTP_URL is not set here');
    expect(out).toMatch(/Mail +1 +unsent\n/);
  });

  it('shows mail that has failed, and when the last went out', async () => {
    const { lead, run, database, clock } = await tryInbox(engine, { SMTP_URL: 'smtp://127.0.0.1:9' });
    await lead();
    await database
      .updateTable('outbox')
      .set({ state: 'sent', sent_at: clock().toISOString() })
      .where('kind', '=', 'contact-message')
      .execute();
    clock.pass(3 * HOUR_MS);
    expect((await run('')).out).toMatch(/Mail +0 +unsent; the last went out 3 h ago\n/);

    await database.updateTable('outbox').set({ state: 'failed' }).where('state', '=', 'waiting').execute();
    const { out } = await run('');
    expect(out).toContain('\n2 emails failed and will not be sent again unless you ask for it.\n');
    expect(out).toMatch(/See the mail +npm run inbox -- outbox\n/);
  });

  it('says that mail has gone out where the server has settings of its own', async () => {
    const { lead, run, database, clock } = await tryInbox(engine);
    await lead();
    await database
      .updateTable('outbox')
      .set({ state: 'sent', sent_at: clock().toISOString() })
      .where('kind', '=', 'contact-message')
      .execute();
    expect((await run('')).out).toMatch(/Mail +0 +unsent; the last went out just now\n/);
  });

  it('prints JSON for programs', async () => {
    const { lead, run } = await tryInbox(engine);
    const reference = await lead();
    expect(JSON.parse((await run('--json')).out)).toMatchObject({
      waiting: 1,
      overdue: 0,
      mostUrgent: [{ reference, replyBy: hoursAfterStart(REPLY_HOURS) }],
      applications: 0,
      subscribers: 0,
      spam: 0,
      mail: { isConfigured: false, waiting: 1, failed: 0 },
    });
  });
});
