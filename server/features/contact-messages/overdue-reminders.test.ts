import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { plannedReminders } from '../../outbox/reminders.ts';
import { engines } from '../../testing/engines.ts';
import { estimateFields, post } from '../../testing/forms.ts';
import { hasTwoReminders } from '../../testing/promised-answer.ts';
import { testOutbox } from '../../testing/test-outbox.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/durations.ts';
import { zonedDateTime } from '../../time/wall-clock.ts';

const PROMISED_MS = company.replyWithinHours * HOUR_MS;

async function reminders({ database }: TestService) {
  const rows = await database.selectFrom('outbox').select(['kind', 'state']).orderBy('id').execute();
  return rows.filter(({ kind }) => kind.startsWith('reminder')).map(({ kind, state }) => [kind, state]);
}

async function firstReminderAt({ database }: TestService): Promise<Date> {
  const lead = await database.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow();
  return plannedReminders(lead)[0]?.dueAt ?? new Date(lead.reply_by);
}

describe('each mail of a request', () => {
  it.runIf(hasTwoReminders)('says which reminders follow', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService('SQLite');
    await post(service.app, estimateFields());
    const footnotes = [
      /one each morning after that\.$/,
      /one more reminder follows\.$/,
      /the last reminder before the promised time is over/,
    ];
    for (const [index, footnote] of footnotes.entries()) {
      await testOutbox(service, peer.url).sendDue();
      expect(peer.received.at(-1)?.parts.get('text/plain')?.trim()).toMatch(footnote);
      expect(peer.received).toHaveLength(index + 1);
      service.clock.pass(index === 0 ? PROMISED_MS / 2 : PROMISED_MS / 2 - HOUR_MS);
    }
  });
});

describe('after an outage the mails of a request', () => {
  async function sentAfter(
    waitMs: number,
    change: (service: TestService) => Promise<unknown> = async () => {},
  ) {
    const peer = await startSmtpPeer();
    const service = await startTestService('SQLite');
    await post(service.app, estimateFields());
    service.clock.pass(waitMs);
    await change(service);
    await testOutbox(service, peer.url).sendDue();
    return peer.received.map(({ headers, parts }) => ({
      subject: headers.get('subject')?.[0] ?? '',
      text: parts.get('text/plain')?.trim() ?? '',
    }));
  }

  it('promise no reminder before the end of a time that is over', async () => {
    const mails = await sentAfter(PROMISED_MS + HOUR_MS);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toMatch(/a reminder comes each morning\.$/);
  });

  it.runIf(hasTwoReminders)('promise the one that is still to come', async () => {
    const mails = await sentAfter(PROMISED_MS / 2 + HOUR_MS);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toMatch(/one more reminder follows\.$/);
  });

  it('promise none if the request was answered meanwhile', async () => {
    const mails = await sentAfter(HOUR_MS, ({ database, clock }) =>
      database.updateTable('contact_messages').set({ answered_at: clock().toISOString() }).execute(),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/no reminder follows\.$/);
  });

  it('say that time is left as long as it is', async () => {
    const mails = await sentAfter(PROMISED_MS - 20 * MINUTE_MS);
    const [reminder] = mails.filter(({ subject }) => subject.startsWith('Reminder'));
    expect(reminder?.subject).toContain('less than an hour left');
  });
});

describe.each(engines)('after an outage, on %s,', (engine) => {
  it('the later of two overdue reminders is sent, the earlier is not needed any more', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine);
    const { reference } = (await post(service.app, estimateFields())).json();
    await testOutbox(service, peer.url).sendDue();
    peer.received.length = 0;

    service.clock.pass(PROMISED_MS + HOUR_MS);
    await Promise.all([1, 2].map(() => testOutbox(service, peer.url).sendDue()));
    expect(peer.received.map(({ headers }) => headers.get('message-id')?.[0])).toEqual([
      expect.stringContaining(`reminder-before-end.${reference}`),
    ]);
    expect(await reminders(service)).toEqual([
      ['reminder-at-half', 'unneeded'],
      ['reminder-before-end', 'sent'],
    ]);
  });

  it('a reminder that the mail server refused until the next was due is left out', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine);
    await post(service.app, estimateFields());
    const outbox = testOutbox(service, peer.url);
    await outbox.sendDue();
    peer.behave('answer 4xx');
    service.clock.pass(PROMISED_MS / 2);
    await outbox.sendDue();
    peer.behave('accept');
    peer.received.length = 0;
    service.clock.pass(PROMISED_MS / 2);
    await outbox.sendDue();
    expect(peer.received).toHaveLength(1);
    expect(await reminders(service)).toEqual([
      ['reminder-at-half', 'unneeded'],
      ['reminder-before-end', 'sent'],
    ]);
  });

  it('a reminder comes after the mail about its request, however long that one is refused', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine);
    await post(service.app, estimateFields());
    const outbox = testOutbox(service, peer.url);
    peer.behave('answer 4xx');
    const dueAt = await firstReminderAt(service);
    service.clock.pass(dueAt.getTime() - service.clock().getTime() - 1);
    await outbox.sendDue();
    peer.behave('accept');
    peer.received.length = 0;
    // The reminder is due; the mail about the request waits some seconds more until it is tried again.
    service.clock.pass(1);
    await outbox.sendDue();
    expect(peer.received).toEqual([]);
    service.clock.pass(MINUTE_MS);
    await outbox.sendDue();
    expect(peer.received.map(({ headers }) => headers.get('subject')?.[0])).toEqual([
      expect.not.stringMatching(/^Reminder/),
      expect.stringMatching(/^Reminder/),
    ]);
  });

  it('a reminder that is late waits for the next opening', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine);
    await post(service.app, estimateFields());
    const outbox = testOutbox(service, peer.url);
    await outbox.sendDue();
    peer.received.length = 0;
    const { opens, closes } = company.hours;
    const due = zonedDateTime(await firstReminderAt(service));
    // A promise that does not end before.
    const closing = due.withPlainTime({ hour: closes }).epochMilliseconds;
    const opening = due.add({ days: 1 }).withPlainTime({ hour: opens }).epochMilliseconds;
    const reply_by = new Date(closing + DAY_MS).toISOString();
    await service.database.updateTable('contact_messages').set({ reply_by }).execute();
    await service.database.deleteFrom('outbox').where('kind', '=', 'reminder-before-end').execute();

    service.clock.pass(closing - service.clock().getTime());
    await outbox.sendDue();
    expect(peer.received).toEqual([]);
    service.clock.pass(opening - closing - 1);
    await outbox.sendDue();
    expect(peer.received).toEqual([]);
    service.clock.pass(1);
    await outbox.sendDue();
    expect(peer.received).toHaveLength(1);
  });

  it.runIf(hasTwoReminders)('a single overdue reminder is still sent', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine);
    await post(service.app, estimateFields());
    await testOutbox(service, peer.url).sendDue();
    service.clock.pass(PROMISED_MS / 2 + HOUR_MS);
    await testOutbox(service, peer.url).sendDue();
    expect(await reminders(service)).toEqual([
      ['reminder-at-half', 'sent'],
      ['reminder-before-end', 'waiting'],
    ]);
  });
});
