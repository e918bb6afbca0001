import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { apiPaths } from '../../../contract/api.ts';
import { startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { enqueueFloodDigest } from '../../outbox/floods.ts';
import { applicationFields, apply } from '../../testing/applications.ts';
import { type Engine, engines } from '../../testing/engines.ts';
import { estimateFields, type Fields, post } from '../../testing/forms.ts';
import { postAsBrowser } from '../../testing/post-as-browser.ts';
import { storeLeads } from '../../testing/stored-records.ts';
import { testOutbox } from '../../testing/test-outbox.ts';
import { CLOCK_START, startTestService } from '../../testing/test-service.ts';
import { tryDesk } from '../../testing/try-desk.ts';
import { HOUR_MS, MINUTE_MS } from '../../time/durations.ts';

const OWNER = 'owner@hearth.example';
/** The number of leads an hour that get a mail each. Half of it applies to a single network. */
const MAX = 8;

async function start(engine: Engine) {
  const peer = await startSmtpPeer();
  const service = await startTestService(engine, {
    settings: {
      LEAD_MAILS_PER_HOUR: String(MAX),
      MAIL_TO: OWNER,
      CONFIRMATION_MAIL: 'on',
      TRUST_PROXY: '127.0.0.1',
    },
    limits: { postsPerMinute: 1000 },
  });
  let sent = 0;
  return {
    ...service,
    outbox: testOutbox(service, peer.url),
    /** Sent from another network each time, unless one is given. */
    async lead(changes: Fields = {}, ip = `203.0.113.${++sent}`): Promise<string> {
      const fields = estimateFields({ email: `visitor${++sent}@example.ca`, ...changes });
      const response = await post(service.app, fields, { headers: { 'x-forwarded-for': ip } });
      expect(response.statusCode).toBe(200);
      return response.json().reference;
    },
    kinds: async () =>
      (await service.database.selectFrom('outbox').select('kind').orderBy('id').execute()).map(
        ({ kind }) => kind,
      ),
    mailsToOwner: () => peer.received.filter(({ to }) => to.includes(OWNER)),
    mailsToVisitors: () => peer.received.filter(({ to }) => !to.includes(OWNER)),
  };
}

type Mail = ReturnType<Awaited<ReturnType<typeof start>>['mailsToOwner']>[number] | undefined;
const subject = (mail: Mail) => mail?.headers.get('subject')?.[0] ?? '';
const text = (mail: Mail) => mail?.parts.get('text/plain') ?? '';

describe.each(engines)('a flood of leads, on %s,', (engine) => {
  it('is stored, and mailed as one digest without reminders and confirmations', async () => {
    const { lead, outbox, kinds, mailsToOwner, mailsToVisitors, clock, database } = await start(engine);
    for (let count = 0; count < MAX; count++) await lead();
    const mailed = await kinds();
    const digested: string[] = [];
    for (let count = 0; count < 30; count++) digested.push(await lead({ name: `Flood ${count}` }));
    expect((await kinds()).slice(mailed.length)).toEqual(['flood-digest']);
    expect(await database.selectFrom('contact_messages').select('id').execute()).toHaveLength(MAX + 30);

    await outbox.sendDue();
    expect(mailsToOwner()).toHaveLength(MAX);
    expect(mailsToVisitors()).toHaveLength(MAX);
    clock.pass(4 * MINUTE_MS);
    await outbox.sendDue();
    const [digest, ...others] = mailsToOwner().slice(MAX);
    expect(others).toEqual([]);
    expect(subject(digest)).toContain('30 more requests');
    // Newest and oldest alternate.
    const listed = text(digest).match(new RegExp(digested.join('|'), 'g'));
    const [first = '', second = ''] = digested;
    expect([...new Set(listed)].slice(0, 4)).toEqual([digested.at(-1), first, digested.at(-2), second]);
    expect(text(digest)).toContain('And 10 more.');
  });

  it('is mailed with those whose photos took a while to be decoded', async () => {
    const { lead, outbox, clock, database, mailsToOwner } = await start(engine);
    for (let count = 0; count <= MAX; count++) await lead();
    const receivedAt = (seconds: number) => new Date(clock().getTime() + seconds * 1000).toISOString();
    const [before, within] = [receivedAt(-1), receivedAt(59)];
    clock.pass(75_000);
    await outbox.sendDue();
    await storeLeads(database, [
      { name: 'Came before it began', received_at: before },
      { name: 'Came before it ended', received_at: within },
    ]);
    clock.pass(4 * MINUTE_MS);
    await outbox.sendDue();
    const digest = text(mailsToOwner().at(-1));
    expect(digest).toContain('Came before it began');
    expect(digest).toContain('Came before it ended');
  });

  it('is mailed with those that were stored after its digest had gone out', async () => {
    const { lead, outbox, clock, database, mailsToOwner } = await start(engine);
    for (let count = 0; count <= MAX; count++) await lead();
    const receivedAt = new Date(clock().getTime() + 30_000);
    clock.pass(61_000);
    // Another window begins.
    await lead();
    clock.pass(3 * MINUTE_MS);
    await outbox.sendDue();
    const before = mailsToOwner().length;
    await storeLeads(database, [{ name: 'Came late', received_at: receivedAt.toISOString() }]);
    await database.transaction().execute((transaction) => enqueueFloodDigest(transaction, receivedAt));
    await outbox.sendDue();
    const [late, ...others] = mailsToOwner().slice(before);
    expect(others).toEqual([]);
    expect(subject(late)).toContain('1 more request ');
    expect(text(late)).toContain('Came late');
  });

  it('that goes on makes one digest an hour, and each lead is in one of them', async () => {
    const { lead, outbox, mailsToOwner, clock } = await start(engine);
    for (let count = 0; count < MAX; count++) await lead();
    const references: string[] = [];
    for (let minute = 0; minute < 180; minute += 6) {
      for (let count = 0; count < 2; count++) references.push(await lead());
      await outbox.sendDue();
      clock.pass(6 * MINUTE_MS);
    }
    clock.pass(HOUR_MS);
    await outbox.sendDue();
    const digests = mailsToOwner().slice(MAX);
    expect(digests.length).toBeLessThanOrEqual(4);
    const counts = digests.map((digest) => Number.parseInt(subject(digest), 10));
    expect(counts.reduce((sum, count) => sum + count)).toBe(references.length);
  });

  it('of one network leaves the mail of the others alone', async () => {
    const { lead, outbox, mailsToOwner, mailsToVisitors, kinds } = await start(engine);
    const flood = '2001:db8:7:';
    for (let count = 0; count < 3 * MAX; count++) await lead({}, `${flood}${count}::1`);
    expect((await kinds()).filter((kind) => kind === 'contact-message')).toHaveLength(MAX / 2);
    const serious = await lead({ email: 'maya@example.ca' }, '203.0.113.200');
    await outbox.sendDue();
    expect(text(mailsToOwner().find((mail) => text(mail).includes(serious)))).toContain('maya@example.ca');
    expect(mailsToVisitors().map(({ to }) => to[0])).toContain('maya@example.ca');
  });

  it('may be made of what is added to requests', async () => {
    const { app, config, clock, database, outbox, kinds, mailsToOwner } = await start(engine);
    const headers = { 'x-forwarded-for': '203.0.113.200' };
    const paths: string[] = [];
    for (let count = 0; count < MAX / 2; count++) {
      const fields = estimateFields({ name: `Asker ${count}`, email: `visitor${count}@example.ca` });
      paths.push((await post(app, fields, { headers })).json().page);
    }
    const add = async (path: string, words: string) => {
      const form = new URLSearchParams({ action: 'add', words });
      expect((await postAsBrowser({ app, config }, path, form, headers)).statusCode).toBe(303);
    };
    for (const path of paths) for (const words of ['One', 'Two', 'Three']) await add(path, words);
    expect((await kinds()).filter((kind) => kind === 'request-added')).toEqual([]);
    expect((await kinds()).filter((kind) => kind === 'flood-digest')).toHaveLength(1);
    expect(await database.selectFrom('lead_additions').select('id').execute()).toHaveLength((3 * MAX) / 2);
    clock.pass(4 * MINUTE_MS);
    await outbox.sendDue();
    const digest = mailsToOwner().find((mail) => text(mail).includes('more about the request'));
    expect(subject(digest)).toContain(`${(3 * MAX) / 2} more messages`);
    expect(text(digest)).toContain('Asker 1, more about the request');
    // What another network adds gets a mail of its own.
    clock.pass(HOUR_MS);
    await postAsBrowser(
      { app, config },
      paths[0] ?? '',
      new URLSearchParams({ action: 'add', words: 'Four' }),
      {
        'x-forwarded-for': '203.0.113.201',
      },
    );
    expect((await kinds()).filter((kind) => kind === 'request-added')).toHaveLength(1);
  });

  it('is not made of subscriptions to the newsletter', async () => {
    const { app, lead, kinds } = await start(engine);
    const headers = { 'x-forwarded-for': '203.0.113.200' };
    for (let count = 0; count < 2 * MAX; count++)
      await post(app, { email: `reader${count}@example.ca` }, { path: apiPaths.newsletter, headers });
    await lead({}, '203.0.113.200');
    expect(await kinds()).not.toContain('flood-digest');
  });

  it('counts applications, too, and lists them', async () => {
    const service = await start(engine);
    for (let count = 0; count < MAX; count++) await service.lead();
    const response = await apply(service, applicationFields({ name: 'Ada' }));
    expect(response.statusCode).toBe(200);
    service.clock.pass(4 * MINUTE_MS);
    await service.outbox.sendDue();
    expect(service.mailsToOwner().map(subject)).toContainEqual(expect.stringContaining('1 more request '));
    expect(service.mailsToOwner().map(text)).toContainEqual(expect.stringContaining('Ada, '));
  });

  it('of which nothing is left makes no mail', async () => {
    const { lead, outbox, mailsToOwner, clock, database } = await start(engine);
    for (let count = 0; count <= MAX; count++) await lead();
    await outbox.sendDue();
    await database.deleteFrom('contact_messages').execute();
    clock.pass(4 * MINUTE_MS);
    await outbox.sendDue();
    expect(mailsToOwner()).toHaveLength(MAX);
  });

  it('is named on the desk until it is mailed', async () => {
    const { lead, page } = await tryDesk(engine, { LEAD_MAILS_PER_HOUR: '2' });
    for (let count = 0; count < 3; count++) await lead();
    expect(await page('/desk/mail')).toContain('Many requests at once');
  });
});

describe('a flood of leads', () => {
  it('is over when its hour is', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: CLOCK_START });
    onTestFinished(() => void vi.useRealTimers());
    const { lead, kinds } = await start('SQLite');
    for (let count = 0; count <= MAX; count++) await lead();
    expect((await kinds()).at(-1)).toBe('flood-digest');
    vi.setSystemTime(CLOCK_START.getTime() + HOUR_MS + 1);
    await lead();
    expect((await kinds()).at(-1)).toBe('contact-confirmation');
  });
});

describe.each(engines)('mail that waits, on %s,', (engine) => {
  it('goes out from both ends in turn', async () => {
    const { lead, outbox, mailsToOwner, clock, database } = await start(engine);
    const references: string[] = [];
    for (let count = 0; count < 5; count++) {
      references.push(await lead());
      clock.pass(1000);
    }
    await database.deleteFrom('outbox').where('kind', '!=', 'contact-message').execute();
    await outbox.sendDue();
    const order = mailsToOwner().map((mail) => references.findIndex((each) => text(mail).includes(each)));
    expect(order).toEqual([0, 4, 1, 3, 2]);
  });
});
