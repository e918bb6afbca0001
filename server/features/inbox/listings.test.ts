import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { newsletter } from '../../../content/newsletter.ts';
import { hiddenFields } from '../../../contract/api.ts';
import { plannedReminders } from '../../outbox/reminders.ts';
import { POSITION } from '../../testing/applications.ts';
import { engines } from '../../testing/engines.ts';
import { PROJECT_TYPE } from '../../testing/forms.ts';
import { hoursAfterStart, REPLY_HOURS } from '../../testing/promised-answer.ts';
import { pdf } from '../../testing/resume-files/resume-files.ts';
import { DAY_MS, HOUR_MS } from '../../time/durations.ts';
import { tryInbox } from './testing/try-inbox.ts';

const REFERENCES = new RegExp(`${company.initials}-`, 'g');

describe.each(engines)('the lists on %s', (engine) => {
  it('show leads, the newest first, without spam', async () => {
    const { lead, run, clock } = await tryInbox(engine);
    const older = await lead();
    clock.pass(HOUR_MS);
    const newer = await lead({ name: 'Lee Chan', projectType: 'Other' });
    await lead({ name: 'Bot', [hiddenFields.honeypot]: 'x' });

    const { exitCode, out } = await run('leads');
    expect(exitCode).toBe(0);
    const [titles, ...rows] = out.trimEnd().split('\n');
    expect(titles).toMatch(/REFERENCE +AGE +ANSWER +NAME +PROJECT +PHONE +MESSAGE/);
    expect(rows).toEqual([
      expect.stringMatching(`${newer} +now +${REPLY_HOURS} h left +Lee Chan +Other`),
      expect.stringMatching(`${older} +1 h +${REPLY_HOURS - 1} h left +Maya Okafor +${PROJECT_TYPE}`),
    ]);
  });

  it('show only the leads that wait, the most urgent first', async () => {
    const { lead, run, clock } = await tryInbox(engine);
    const urgent = await lead();
    clock.pass(HOUR_MS);
    const answered = await lead();
    const other = await lead();
    await run(`answered ${answered}`);

    const waiting = JSON.parse((await run('leads --waiting --json')).out);
    expect(waiting.map(({ reference }: { reference: string }) => reference)).toEqual([urgent, other]);
    expect((await run('leads')).out).toMatch(new RegExp(`${answered} +now +answered in 1 min`));
  });

  it('show a screenful on a terminal and everything in a pipe', async () => {
    const { lead, run } = await tryInbox(engine);
    for (let count = 0; count < 52; count++) await lead();
    const terminal = (await run('leads', { isTerminal: true })).out;
    expect(terminal.match(REFERENCES)).toHaveLength(50);
    expect(terminal).toContain('50 of 52. All of them: npm run inbox -- leads --all');
    for (const args of ['leads', 'leads --all', 'leads --json'])
      expect((await run(args)).out.match(REFERENCES)).toHaveLength(52);
  });

  it('show applications with their resume', async () => {
    const { application, run } = await tryInbox(engine);
    const without = await application();
    const withResume = await application({ name: 'Dan Kowalski' }, { content: pdf(), name: 'Dan.pdf' });

    const { out } = await run('applications');
    expect(out).toMatch(
      new RegExp(`${withResume} +now +waiting +Dan Kowalski +${POSITION} +.* +PDF, 1 KB[\\s\\S]*${without}`),
    );
    expect(out).toMatch(new RegExp(`${without} .* none `));
    const records = JSON.parse((await run('applications --json')).out);
    expect(records).toMatchObject([
      { reference: withResume, resume: { originalName: 'Dan.pdf', bytes: pdf().length } },
      { reference: without, resume: null },
    ]);
  });

  it('show who has left the newsletter, below those on the list', async () => {
    const { subscriber, unsubscriber, run, clock } = await tryInbox(engine);
    await unsubscriber('lee@example.ca');
    clock.pass(2 * DAY_MS);
    await subscriber('maya@example.ca');
    const { out } = await run('subscribers');
    expect(out).toMatch(/maya@example\.ca +now +\d{4}\S+ [\s\S]*lee@example\.ca +48 h +48 h ago +\d{4}/);
    expect(JSON.parse((await run('subscribers --json')).out)).toMatchObject([
      { email: 'maya@example.ca', withdrawnAt: null },
      { email: 'lee@example.ca', withdrawnAt: expect.stringContaining('2026-') },
    ]);
    expect((await run('overview')).out).toMatch(/Subscribers +1 /);
    expect((await run('find lee')).out).toContain('left the newsletter');
    expect((await run('show lee@example.ca')).out).toMatch(/has left[\s\S]*Left +\w+/);
  });

  it('show subscribers with what they agreed to', async () => {
    const { subscriber, run, clock } = await tryInbox(engine);
    await subscriber('maya@example.ca');
    clock.pass(3 * DAY_MS);
    expect((await run('subscribers')).out).toMatch(/maya@example\.ca +3 d +\S+ +\//);
    expect(JSON.parse((await run('subscribers --json')).out)).toMatchObject([
      { email: 'maya@example.ca', page: '/', consentWording: newsletter.consent.wording },
    ]);
  });

  it('show what was kept as spam, why, and when it will be deleted', async () => {
    const { lead, application, run, clock } = await tryInbox(engine);
    await lead({ name: 'Bot', [hiddenFields.honeypot]: 'x' });
    clock.pass(18 * DAY_MS);
    const fast = await application({ name: 'Speedy', [hiddenFields.elapsed]: '3' });

    const { out } = await run('spam');
    expect(out).toMatch(/now +in 30 d +too fast +Speedy[\s\S]*18 d +in 12 d +trap field +Bot/);
    expect(out).toContain(`npm run inbox -- not-spam ${fast}`);
    expect(JSON.parse((await run('spam --json')).out)).toMatchObject([
      { kind: 'application', spamReason: 'too-fast' },
      { kind: 'lead', spamReason: 'honeypot' },
    ]);
  });

  it('show mail that has not gone out with what the mail server said, failed ones first', async () => {
    const { lead, run, database } = await tryInbox(engine);
    const reference = await lead();
    const promised = { received_at: hoursAfterStart(0), reply_by: hoursAfterStart(REPLY_HOURS) };
    const [first, last] = plannedReminders(promised).map(
      ({ dueAt }) => (dueAt.getTime() - new Date(promised.received_at).getTime()) / HOUR_MS,
    );
    expect((await run('outbox')).out).toMatch(
      new RegExp(
        `new request +waiting[\\s\\S]*first reminder +planned in ${first} h[\\s\\S]*last reminder +planned in ${last} h`,
      ),
    );
    await database
      .updateTable('outbox')
      .set({ state: 'failed', attempts: 9, last_error: '550 no such mailbox' })
      .where('kind', '=', 'reminder-before-end')
      .execute();
    await database
      .updateTable('outbox')
      .set({ state: 'sent', sent_at: '2026-11-15T15:00:00.000Z' })
      .where('kind', '=', 'contact-message')
      .execute();
    const { out } = await run('outbox');
    expect(out).toMatch(
      new RegExp(`${reference} +last reminder +failed +9 .*550 no such mailbox\\n.*first reminder`),
    );
    expect(out).not.toContain('new request');
    expect((await run('outbox --all')).out).toMatch(/new request +sent just now/);
    expect(JSON.parse((await run('outbox --json')).out)).toMatchObject([
      { reference, state: 'failed', lastError: '550 no such mailbox' },
      { reference, state: 'waiting', nextAttemptAt: hoursAfterStart(first ?? 0) },
    ]);
  });

  it('say so when they are empty, and are an empty list for programs', async () => {
    const { run } = await tryInbox(engine);
    for (const name of ['leads', 'leads --waiting', 'applications', 'subscribers', 'spam', 'outbox']) {
      expect(await run(name)).toMatchObject({ exitCode: 0, out: expect.stringMatching(/^No .*\.\n$/) });
      expect((await run(`${name} --json`)).out).toBe('[]\n');
    }
  });
});
