import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { type Engine, engines } from '../../testing/engines.ts';
import { estimateFields, type Fields, post } from '../../testing/forms.ts';
import { hasTwoReminders } from '../../testing/promised-answer.ts';
import { testOutbox } from '../../testing/test-outbox.ts';
import { startTestService } from '../../testing/test-service.ts';
import { AUTHORIZATION } from '../../testing/try-desk.ts';
import { formatDuration, HOUR_MS } from '../../time/durations.ts';
import { fullTime } from '../../time/spoken-time.ts';

const PROMISED_MS = company.replyWithinHours * HOUR_MS;

async function start(engine: Engine) {
  const service = await startTestService(engine);
  const { app, database, answeredLinks } = service;
  const request = async (changes: Fields = {}) => {
    const { reference } = (await post(app, estimateFields(changes))).json();
    return { reference, link: `/answered/${answeredLinks.sign(reference)}` };
  };
  return {
    ...service,
    request,
    press: (url: string, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: '',
      }),
    open: (url: string) => app.inject({ url }),
    async answeredAt() {
      const row = await database
        .selectFrom('contact_messages')
        .select('answered_at')
        .executeTakeFirstOrThrow();
      return row.answered_at;
    },
    async reminders() {
      const rows = await database
        .selectFrom('outbox')
        .select(['kind', 'state', 'next_attempt_at'])
        .orderBy('id')
        .execute();
      return rows.filter(({ kind }) => kind.startsWith('reminder'));
    },
  };
}

describe.each(engines)('the undo of “answered”, on %s,', (engine) => {
  it('is a button on the page, and makes the lead wait again with its reminders', async () => {
    const { clock, request, press, open, answeredAt, reminders } = await start(engine);
    const { link } = await request();
    const planned = await reminders();
    clock.pass(HOUR_MS);
    const marked = await press(link);
    const button = `<form class="alone" method="post" action="${link}/undo">`;
    expect(marked.body).toContain(button);
    expect((await open(link)).body).toContain(button);

    clock.pass(HOUR_MS);
    const undone = await press(`${link}/undo`);
    expect(undone.statusCode).toBe(200);
    expect(undone.body).toContain(`${estimateFields().name} is waiting for an answer`);
    expect(undone.body).toContain(
      `The next reminder comes on ${fullTime(planned[0]?.next_attempt_at ?? '')}.`,
    );
    expect(undone.body).toContain(`<form class="alone" method="post" action="${link}">`);
    expect(await answeredAt()).toBeNull();
    expect(await reminders()).toEqual(planned);
    expect((await open(link)).body).toContain(`Have you answered ${estimateFields().name}?`);
  });

  it.runIf(hasTwoReminders)(
    'brings back only the reminders that are still ahead, and they are sent',
    async () => {
      const peer = await startSmtpPeer();
      const service = await start(engine);
      const { link, reference } = await service.request();
      await service.press(link);
      service.clock.pass(PROMISED_MS / 2 + HOUR_MS);
      await service.press(`${link}/undo`);
      expect((await service.reminders()).map(({ kind, state }) => [kind, state])).toEqual([
        ['reminder-at-half', 'unneeded'],
        ['reminder-before-end', 'waiting'],
      ]);
      service.clock.pass(PROMISED_MS / 2);
      await testOutbox(service, peer.url).sendDue();
      const ids = peer.received.map(({ headers }) => headers.get('message-id')?.[0] ?? '');
      expect(ids.filter((id) => id.includes('reminder'))).toEqual([
        expect.stringContaining(`reminder-before-end.${reference}`),
      ]);
    },
  );

  it.runIf(hasTwoReminders)(
    'says so when the time of the reminders is over, and repeats none that was sent',
    async () => {
      const peer = await startSmtpPeer();
      const service = await start(engine);
      const { link } = await service.request();
      service.clock.pass(PROMISED_MS / 2);
      await testOutbox(service, peer.url).sendDue();
      await service.press(link);
      service.clock.pass(PROMISED_MS);
      const undone = await service.press(`${link}/undo`);
      expect(undone.body).toContain('It is too late for another reminder.');
      expect(undone.body).toContain(`overdue by ${formatDuration(PROMISED_MS / 2)}`);
      expect((await service.reminders()).map(({ state }) => state)).toEqual(['sent', 'unneeded']);
    },
  );

  it('changes nothing for a lead that waits, and may be pressed twice', async () => {
    const { request, press, reminders, answeredAt } = await start(engine);
    const { link } = await request();
    const before = await reminders();
    await press(`${link}/undo`);
    await press(link);
    await press(`${link}/undo`);
    await press(`${link}/undo`);
    expect(await answeredAt()).toBeNull();
    expect(await reminders()).toEqual(before);
  });

  it('needs the signed link, a button and our own site', async () => {
    const { request, press, open, answeredAt } = await start(engine);
    const { link, reference } = await request();
    await press(link);
    expect((await open(`${link}/undo`)).statusCode).toBe(405);
    expect((await press(`/answered/${reference}.${'A'.repeat(43)}/undo`)).statusCode).toBe(404);
    expect((await press(`${link}/undo`, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect(await answeredAt()).not.toBeNull();
  });
});

describe.each(engines)('the link about a request that is kept as spam, on %s,', (engine) => {
  it('refuses what the desk refuses, in the same words', async () => {
    const { config, database, request, press, open, answeredAt, reminders } = await start(engine);
    const { link, reference } = await request();
    const mark = (is_spam: 0 | 1) => database.updateTable('contact_messages').set({ is_spam }).execute();
    const onDesk = (part: string) =>
      press(deskPaths.recordPart(reference, part), {
        authorization: AUTHORIZATION,
        origin: config.siteUrl.origin,
      });
    const expectRefused = async (...responses: Awaited<ReturnType<typeof press>>[]) => {
      expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([409]));
      const [sentence, ...others] = new Set(responses.map((response) => response.json().error));
      expect(sentence).toContain(`${reference} is kept as spam`);
      expect(others).toEqual([]);
    };
    await mark(1);
    await expectRefused(await onDesk('answered'), await press(link), await open(link));
    expect(await answeredAt()).toBeNull();

    await mark(0);
    await press(link);
    await mark(1);
    await expectRefused(await onDesk('waiting'), await press(`${link}/undo`), await open(link));
    expect(await answeredAt()).not.toBeNull();
    expect((await reminders()).map(({ state }) => state)).toEqual(['unneeded', 'unneeded']);
  });
});

describe.each(engines)('the page of an answered lead, on %s,', (engine) => {
  it('shows nothing of other leads: whoever is quoted the mail has its link', async () => {
    const { request, press, open } = await start(engine);
    const other = await request({ name: 'Lee Tran' });
    const { link } = await request();
    for (const page of [await open(link), await press(link), await open(link)]) {
      for (const hidden of ['Lee Tran', other.reference, other.link]) expect(page.body).not.toContain(hidden);
    }
    expect((await open(link)).body).toContain(`<a href="${deskPaths.overview}">`);
  });

  it('takes a form of one type, and names it when another one is sent', async () => {
    const { app, request, press, answeredAt } = await start(engine);
    const { link } = await request();
    for (const type of ['multipart/form-data; boundary=edge', 'application/json', 'text/plain']) {
      const refused = await app.inject({
        method: 'POST',
        url: link,
        headers: { 'content-type': type },
        payload: 'x',
      });
      expect(refused.statusCode).toBe(415);
      expect(refused.json().error).toBe('Please send the form as application/x-www-form-urlencoded.');
    }
    expect(await answeredAt()).toBeNull();
    expect((await press(link)).statusCode).toBe(200);
  });

  it('escapes names', async () => {
    const { request, press } = await start(engine);
    const { link } = await request({ name: '<b>Lee</b>' });
    expect((await press(link)).body).toContain('&lt;b&gt;Lee&lt;/b&gt; was answered');
  });
});
