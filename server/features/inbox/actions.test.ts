import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { hiddenFields } from '../../../contract/api.ts';
import { askForWords } from '../../publications/words/words.ts';
import { engines } from '../../testing/engines.ts';
import { hasTwoReminders } from '../../testing/promised-answer.ts';
import { HOUR_MS } from '../../time/durations.ts';
import { type Inbox, tryInbox } from './testing/try-inbox.ts';

/** Kind and state of every mail, sorted by kind. */
async function mails({ database }: Inbox): Promise<string[]> {
  const rows = await database.selectFrom('outbox').select(['kind', 'state']).orderBy('kind').execute();
  return rows.map(({ kind, state }) => `${kind} ${state}`);
}

describe.each(engines)('marking on %s', (engine) => {
  it('as answered ends the reminders and keeps the first time', async () => {
    const inbox = await tryInbox(engine);
    const { lead, run, clock, database } = inbox;
    const reference = await lead();
    clock.pass(5 * HOUR_MS);
    const first = await run(`answered ${reference}`);
    expect(first).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining('after 5 h. No more reminders.'),
    });
    clock.pass(HOUR_MS);
    const second = await run(`answered ${reference}`);
    expect(second).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining('already marked as answered, 1 h ago'),
    });

    const row = await database.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow();
    expect(row.answered_at).toBe('2026-11-15T20:00:00.000Z');
    expect(await mails(inbox)).toEqual([
      'contact-message waiting',
      'reminder-at-half unneeded',
      'reminder-before-end unneeded',
    ]);
  });

  it('takes "answered" back, with the reminders that are still to come', async () => {
    const inbox = await tryInbox(engine);
    const { lead, run, clock } = inbox;
    const reference = await lead();
    expect(await run(`not-answered ${reference}`)).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining(`${reference} is not marked as answered.`),
    });
    expect((await run(`answered ${reference}`)).out).toContain('not-answered REF');
    clock.pass(HOUR_MS);
    expect(await run(`not-answered ${reference}`)).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining(`${company.replyWithinHours - 1} h left`),
    });
    expect(JSON.parse((await run('leads --waiting --json')).out)).toHaveLength(1);
    expect(await mails(inbox)).toEqual([
      'contact-message waiting',
      'reminder-at-half waiting',
      'reminder-before-end waiting',
    ]);
  });

  it('marks several at once, or none where one of them is unknown', async () => {
    const { lead, run } = await tryInbox(engine);
    const [one, other] = [await lead(), await lead()];
    expect((await run(`answered ${one} ${company.initials}-22222`)).exitCode).toBe(1);
    expect(JSON.parse((await run('leads --waiting --json')).out)).toHaveLength(2);
    expect((await run(`answered ${one} ${other}`)).exitCode).toBe(0);
    expect(JSON.parse((await run('leads --waiting --json')).out)).toEqual([]);
  });

  it('refuses to call spam answered, or a request declined, and answers applications', async () => {
    const { lead, application, run } = await tryInbox(engine);
    const spam = await lead({ [hiddenFields.honeypot]: 'x' });
    expect(await run(`declined ${await lead()}`)).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('only applications are declined'),
    });
    const applied = await application();
    expect((await run(`answered ${applied}`)).out).toContain(`Answered ${applied}`);
    expect((await run(`declined ${applied}`)).out).toContain(`Declined ${applied}`);
    expect((await run(`show ${applied}`)).out).toContain('declined in');
    expect((await run(`answered ${applied}`)).out).toContain(`Answered ${applied}`);
    expect((await run(`show ${applied}`)).out).toContain('answered in');
    expect((await run(`not-answered ${applied}`)).out).toContain(`Waiting again ${applied}`);
    expect(await run(`answered ${spam}`)).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining(`npm run inbox -- not-spam ${spam}`),
    });
  });

  it('as no spam makes it a request again and hands its mail to the server', async () => {
    const inbox = await tryInbox(engine);
    const { lead, run, clock } = inbox;
    const reference = await lead({ [hiddenFields.honeypot]: 'x' });
    expect(await mails(inbox)).toEqual([]);
    clock.pass(HOUR_MS);
    expect(await run(`not-spam ${reference}`)).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining(`${company.replyWithinHours - 1} h left`),
    });
    expect(await mails(inbox)).toEqual([
      'contact-message waiting',
      'reminder-at-half waiting',
      'reminder-before-end waiting',
    ]);
    expect((await run('spam')).out).toBe('No spam.\n');
    expect((await run('leads --waiting')).out).toContain(reference);
    expect(await run(`not-spam ${reference}`)).toMatchObject({ exitCode: 1 });
    expect(await mails(inbox)).toHaveLength(3);
  });

  it.runIf(hasTwoReminders)('as not spam sends no reminder whose time is over', async () => {
    const inbox = await tryInbox(engine);
    const reference = await inbox.lead({ [hiddenFields.honeypot]: 'x' });
    inbox.clock.pass(30 * HOUR_MS);
    await inbox.run(`not-spam ${reference}`);
    expect(await mails(inbox)).toEqual([
      'contact-message waiting',
      'reminder-at-half unneeded',
      'reminder-before-end waiting',
    ]);
  });

  it('as not spam works for applications', async () => {
    const inbox = await tryInbox(engine);
    const reference = await inbox.application({ [hiddenFields.honeypot]: 'x' });
    expect((await inbox.run(`not-spam ${reference}`)).exitCode).toBe(0);
    expect(await mails(inbox)).toEqual(['job-application waiting']);
    expect((await inbox.run('applications')).out).toContain(reference);
  });

  it('lets mail that was given up be sent again', async () => {
    const inbox = await tryInbox(engine);
    const { lead, run, database, clock } = inbox;
    const reference = await lead();
    await lead();
    expect((await run('retry')).exitCode).toBe(1);
    await database.updateTable('outbox').set({ state: 'failed', attempts: 80 }).execute();
    clock.pass(HOUR_MS);

    expect(await run(`retry ${reference}`)).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining('3 emails'),
    });
    const due = await database.selectFrom('outbox').selectAll().where('state', '=', 'waiting').execute();
    expect(due).toHaveLength(3);
    for (const row of due)
      expect(row).toMatchObject({
        attempts: 0,
        first_attempt_at: null,
        next_attempt_at: clock().toISOString(),
      });
    // Of no request: without a reference.
    const asking = { email: 'maya@example.ca', project: 101, now: clock(), hasMail: true };
    await askForWords(database, asking);
    await database
      .updateTable('outbox')
      .set({ state: 'failed' })
      .where('attempts', '=', 0)
      .where('kind', '=', 'words-request')
      .execute();
    const all = await run('retry');
    expect(all).toMatchObject({ exitCode: 0, out: expect.stringContaining('4 emails') });
    expect(all.out).not.toContain('null');
    expect((await mails(inbox)).filter((mail) => mail.endsWith('failed'))).toEqual([]);
  });
});
