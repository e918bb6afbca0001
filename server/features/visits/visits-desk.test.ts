import ICAL from 'ical.js';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { listRecords } from '../../publications/site-records.ts';
import { engines } from '../../testing/engines.ts';
import { storeLeads } from '../../testing/stored-records.ts';
import { testOutbox } from '../../testing/test-outbox.ts';
import { words } from '../../testing/try-desk.ts';
import { tryVisits } from '../../testing/try-visits.ts';
import { DAY_MS } from '../../time/durations.ts';
import { defaultRule, readRule, saveRule } from '../../visits/rule.ts';

const FIGURES = { minutes: '60', gapMinutes: '30', perDay: '4', noticeHours: '24', daysAhead: '14' };

describe.each(engines)('visits on the desk on %s', (engine) => {
  it('are offered by a rule that is said in words, until the owner saves another', async () => {
    const { page, post, database } = await tryVisits(engine);
    expect(await readRule(database)).toEqual(defaultRule);
    expect(await page(deskPaths.visits)).toContain('At most 3 visits a day, 60 minutes each');
    const saved = await post(deskPaths.visits, {
      action: 'save',
      offered: 'yes',
      ...FIGURES,
      'hours-mon': '9-5',
      'hours-tue': '9 to 5',
      'hours-sat': '09:00-13:00',
      daysOff: '2026-12-24 to 2027-01-02',
    });
    expect(saved.statusCode).toBe(303);
    expect(await page(deskPaths.visits)).toContain(
      'Monday to Tuesday, 9 to 5; and Saturday, 9 to 1. At most 4 visits a day, 60 minutes each, with 30 minutes between them. From 24 hours to 14 days ahead.',
    );
    expect(await readRule(database)).toMatchObject({ perDay: 4, invitations: false });
    const wrong = await post(deskPaths.visits, {
      action: 'save',
      ...FIGURES,
      perDay: '99',
      'hours-mon': 'noon',
    });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('value="noon"');
    expect(await readRule(database)).toMatchObject({ perDay: 4 });
    await post(deskPaths.visits, { action: 'save', ...FIGURES });
    expect(await page(deskPaths.visits)).toContain('Nobody can choose a time');
  });

  it('are entered by hand at any coming hour, never over another', async () => {
    const { enter, get, page, visits, request, post, database } = await tryVisits(engine);
    const booked = await enter({ reference: request.sent.reference, visit: '2026-11-16T19:30' });
    expect(booked.statusCode).toBe(303);
    expect(await page(String(booked.headers.location))).toContain('7:30 to 8:30 in the evening');
    expect(await page(deskPaths.visits)).toContain('7 Mitre Court, Mississauga');
    expect(await request.page()).toContain('We are coming tomorrow');
    const over = await enter({
      name: 'Colin Alder',
      email: '',
      phone: '(416) 555-0177',
      visit: '2026-11-16T20:00',
    });
    expect(over.statusCode).toBe(409);
    expect(over.body).toContain('value="Colin Alder"');
    expect(await database.selectFrom('contact_messages').select('id').execute()).toHaveLength(1);
    expect((await enter({ name: 'Colin Alder', visit: '2026-11-14T20:00' })).statusCode).toBe(422);
    expect((await enter({ visit: '2026-11-18T20:00' })).statusCode).toBe(422);
    expect((await enter({ name: 'Colin Alder', visit: '2026-11-16T20:30' })).statusCode).toBe(303);
    const [first, second] = await visits();
    const path = deskPaths.visit(second?.id ?? 0);
    expect((await post(path, { action: 'move', visit: '2026-11-16T19:45', sequence: '0' })).statusCode).toBe(
      409,
    );
    expect((await post(path, { action: 'move', visit: '2026-11-15T12:00', sequence: '0' })).statusCode).toBe(
      303,
    );
    expect((await visits())[1]).toMatchObject({ wall_clock: '2026-11-15T12:00', sequence: 1 });
    expect((await post(path, { action: 'cancel', sequence: '1' })).statusCode).toBe(422);
    expect((await post(path, { action: 'cancel', sequence: '0', reason: 'Ill.' })).statusCode).toBe(409);
    await saveRule(database, { ...defaultRule, offered: false });
    const own = deskPaths.visit(first?.id ?? 0);
    const pipe = { action: 'cancel', reason: 'A pipe burst.', sequence: '0' };
    expect((await post(own, pipe)).statusCode).toBe(303);
    // A double tap, then another tab.
    expect((await post(own, pipe)).statusCode).toBe(303);
    const stale = await post(own, { action: 'move', visit: '2026-11-16T12:00', sequence: '0' });
    expect(stale.statusCode).toBe(409);
    expect(words(stale.body)).toContain('This visit is cancelled');
    expect(await request.page()).toContain('We cannot come on Monday');
    const { body: cancelled } = await get(own);
    expect(cancelled).not.toContain('Open the map');
    expect(cancelled).toContain(`href="${deskPaths.newVisitFor(request.sent.reference)}"`);
    const { body: again } = await get(deskPaths.newVisitFor(request.sent.reference));
    expect(again).toContain(`value="${request.sent.reference}" selected`);
    expect(again).toContain('value="7 Mitre Court"');
    for (const odd of ['?reference=%00', '?reference=a&reference=b', '?reference='])
      expect((await get(deskPaths.newVisit + odd)).statusCode, odd).toBe(200);
    expect(await request.page()).toContain('“A pipe burst.”');
    expect(await request.page()).not.toContain('choose another time');
    expect(await request.page()).toContain('To agree on another time');
    await saveRule(database, defaultRule);
    expect(await request.page()).toContain('Please choose another time');
    expect((await request.get()).body).toContain('value="7 Mitre Court"');
    expect(await page(deskPaths.record(request.sent.reference))).toContain('7 Mitre Court');
  });

  it('tell both sides in their mails when it was before, and the owner whose change it was', async () => {
    const peer = await startSmtpPeer();
    const visits = await tryVisits(engine);
    const { enter, post, request } = visits;
    const outbox = testOutbox(visits, peer.url);
    const mailsAfter = async (change: () => Promise<unknown>) => {
      await outbox.sendDue();
      const before = peer.received.length;
      await change();
      await outbox.sendDue();
      const textTo = (to: string) =>
        peer.received
          .slice(before)
          .find((mail) => mail.to.includes(to))
          ?.parts.get('text/plain');
      return { owner: textTo(visits.config.mail.to), visitor: textTo(request.fields.email ?? '') };
    };
    const booked = await mailsAfter(() =>
      enter({ reference: request.sent.reference, visit: '2026-11-18T09:00' }),
    );
    expect(booked.owner).toMatch(/Booked by: +Us, on the desk\n/);
    const [visit] = await visits.visits();
    const { body: page } = await request.get();
    const moved = await mailsAfter(() =>
      request.post({ action: 'move', visit: /name="visit"[^>]* value="([^"]+)"/.exec(page)?.[1] ?? '' }),
    );
    const former = /Before: +Wednesday, November 18, 9:00 to 10:00 in the morning\n/;
    expect(moved.visitor).toMatch(former);
    expect(moved.owner).toMatch(former);
    expect(moved.owner).toMatch(new RegExp(`Moved by: +${request.fields.name}\n`));
    const cancelled = await mailsAfter(() =>
      post(deskPaths.visit(visit?.id ?? 0), { action: 'cancel', reason: 'A pipe burst.' }),
    );
    expect(cancelled.owner).toMatch(/Cancelled by: +Us, on the desk\nReason: +A pipe burst\.\n/);
    expect(cancelled.owner).not.toContain('Before:');
  });

  it('move to a time that is free by the rule, shown as cells, or to any that is typed', async () => {
    const { enter, get, post, visits, request } = await tryVisits(engine);
    await enter({ reference: request.sent.reference, visit: '2026-11-18T09:00' });
    const [visit] = await visits();
    const path = deskPaths.visit(visit?.id ?? 0);
    const cells = async (url: string) =>
      [...(await get(url)).body.matchAll(/type="radio" name="visit" value="([^"]+)"/g)].map(
        ([, value]) => value,
      );
    const [cell = ''] = await cells(path);
    expect(cell).toMatch(/^2026-11-17T\d\d:00-05:00$/);
    expect((await cells(deskPaths.newVisit))[0]).toBe(cell);
    const ids = [...(await get(path)).body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await post(path, { action: 'move', visit: '' })).statusCode).toBe(422);
    // As a browser sends it: the chosen cell, and the empty text input.
    const moved = await post(path, [
      ['action', 'move'],
      ['visit', cell],
      ['visit', ''],
    ]);
    expect(moved.statusCode).toBe(303);
    expect((await visits())[0]).toMatchObject({ wall_clock: cell.slice(0, 16) });
  });

  it.each([
    [{ SMTP_URL: 'smtp://127.0.0.1:1' }, 'Maya Okafor gets an email', true],
    [{}, 'Maya Okafor gets no email: please call', false],
  ])('promise a mail only while one can go out, with %j', async (settings, told, hasMail) => {
    const { enter, page, visits, request } = await tryVisits(engine, settings);
    const promise =
      /in your email|the confirmation and the calendar entry|gets an email|reads it in the email/;
    for (const url of [deskPaths.visits, deskPaths.newVisit])
      expect(promise.test(await page(url)), url).toBe(hasMail);
    await enter({ reference: request.sent.reference, visit: '2026-11-18T09:00' });
    await enter({ name: 'Colin Alder', visit: '2026-11-18T11:00' });
    const [ofRequest = '', ofCaller = ''] = await Promise.all(
      (await visits()).map(({ id }) => page(deskPaths.visit(id))),
    );
    expect(ofRequest).toContain(told);
    expect(promise.test(ofRequest)).toBe(hasMail);
    expect(ofCaller).toContain('Colin Alder gave no email address: please call');
    expect(ofCaller).not.toMatch(promise);
  });

  it('are entered together with the caller, or neither is', async () => {
    const { enter, database } = await tryVisits(engine);
    const callers = () =>
      database.selectFrom('contact_messages').select('name').where('name', '=', 'Colin Alder').execute();
    await sql`alter table visits rename to visits_elsewhere`.execute(database);
    expect((await enter({ name: 'Colin Alder', visit: '2026-11-16T20:30' })).statusCode).toBe(500);
    expect(await callers()).toEqual([]);
    await sql`alter table visits_elsewhere rename to visits`.execute(database);
    expect((await enter({ name: 'Colin Alder', visit: '2026-11-16T20:30' })).statusCode).toBe(303);
    expect(await callers()).toHaveLength(1);
  });

  it('tell the visitor who else comes, and of a time that is the same nothing else', async () => {
    const peer = await startSmtpPeer();
    const { enter, post, visits, request, ...service } = await tryVisits(engine);
    const person = { name: 'Noah Birch', role: 'Carpenter', words: '', action: 'publish' };
    expect((await post(deskPaths.siteNew('people'), person)).statusCode).toBe(303);
    await service.publisher.run();
    const [published] = await listRecords(service.database, 'person');
    await enter({ reference: request.sent.reference, visit: '2026-11-18T09:00' });
    const outbox = testOutbox(service, peer.url);
    await outbox.sendDue();
    peer.received.length = 0;
    const [visit] = await visits();
    const path = deskPaths.visit(visit?.id ?? 0);
    expect(
      (await post(path, { action: 'move', visit: '2026-11-18T09:00', person: String(published?.id) }))
        .statusCode,
    ).toBe(303);
    await outbox.sendDue();
    const [mail, ...others] = peer.received;
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([request.fields.email]);
    const text = mail?.parts.get('text/plain') ?? '';
    expect(text).toContain('Noah Birch is coming on Wednesday, November 18');
    expect(text).not.toContain('moved');
    expect(mail?.headers.get('subject')?.[0]).toMatch(/^Who is coming to see you/);
    peer.received.length = 0;
    const nobody = { action: 'move', visit: '', person: '', sequence: '1' };
    for (const tap of [nobody, nobody]) expect((await post(path, tap)).statusCode).toBe(303);
    await outbox.sendDue();
    expect(peer.received).toEqual([]);
    expect((await visits())[0]).toMatchObject({ person_id: null, sequence: 2 });
    // The reminder is for the visit's current time.
    service.clock.pass(Date.parse('2026-11-17T22:00Z') - service.clock().getTime());
    await outbox.sendDue();
    expect(peer.received.map(({ headers }) => headers.get('subject')?.[0])).toEqual([
      expect.stringMatching(/^Tomorrow/),
    ]);
  });

  it('are entered once by a form that is sent twice, for each caller', async () => {
    const { get, enter, visits, database } = await tryVisits(engine);
    const [, submission = ''] =
      / name="submission" value="([^"]+)"/.exec((await get(deskPaths.newVisit)).body) ?? [];
    const caller = { submission, name: 'Colin Alder', visit: '2026-11-16T20:30' };
    const taps = await Promise.all([enter(caller), enter(caller)]);
    expect(taps.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(taps[0]?.headers.location).toBe(taps[1]?.headers.location);
    const other = { ...caller, name: 'Bob Birch', visit: '2026-11-16T22:00' };
    expect((await enter(other)).statusCode).toBe(303);
    expect(await visits()).toHaveLength(2);
    const names = await database.selectFrom('contact_messages').select('name').orderBy('id').execute();
    expect(names.map(({ name }) => name)).toEqual(['Maya Okafor', 'Colin Alder', 'Bob Birch']);
  });

  it('are entered again for a request whose visit is over, however many came after it', async () => {
    const { get, enter, post, visits, request, page, clock, database } = await tryVisits(engine);
    const { reference } = request.sent;
    await enter({ reference, visit: '2026-11-16T19:30' });
    expect((await enter({ reference, visit: '2026-11-18T09:00' })).statusCode).toBe(409);
    clock.pass(2 * DAY_MS);
    await storeLeads(
      database,
      Array.from({ length: 101 }, () => ({})),
    );
    const [over] = await visits();
    expect((await get(deskPaths.visit(over?.id ?? 0))).body).toContain(
      `href="${deskPaths.newVisitFor(reference)}"`,
    );
    const { body } = await get(deskPaths.newVisitFor(reference));
    expect(body).toContain(`value="${reference}" selected`);
    expect(body).toContain('value="7 Mitre Court"');
    expect((await enter({ reference, visit: '2026-11-18T09:00' })).statusCode).toBe(303);
    const [, again] = await visits();
    expect(again?.uid).not.toBe(over?.uid);
    expect(await request.page()).toContain('We are coming tomorrow');
    expect((await get('/desk/leads.csv')).body.split(reference)).toHaveLength(2);
    await post(deskPaths.visit(again?.id ?? 0), { action: 'cancel', reason: 'Ill.' });
    expect(await page(deskPaths.visits)).toContain('No visits ahead');
  });

  it('are mailed as they stand when the mail goes out, and not again by a mail that is late', async () => {
    const peer = await startSmtpPeer();
    const { enter, post, visits, request, ...service } = await tryVisits(engine);
    const person = { name: 'Noah Birch', role: 'Carpenter', words: '', action: 'publish' };
    await post(deskPaths.siteNew('people'), person);
    await service.publisher.run();
    const [published] = await listRecords(service.database, 'person');
    const outbox = testOutbox(service, peer.url);
    await outbox.sendDue();
    peer.received.length = 0;
    const sequences = () =>
      peer.received.map(({ to, attachments: [file] }) => [
        to[0],
        /SEQUENCE:(\d+)/.exec(file?.content.toString() ?? '')?.[1],
      ]);
    const [visitor, owner] = [request.fields.email, service.config.mail.to];

    await enter({
      reference: request.sent.reference,
      visit: '2026-11-18T09:00',
      person: String(published?.id),
    });
    const path = deskPaths.visit((await visits())[0]?.id ?? 0);
    for (const nobodyOrNoah of ['', String(published?.id), ''])
      await post(path, { action: 'move', visit: '', person: nobodyOrNoah });
    await outbox.sendDue();
    expect(sequences().toSorted()).toEqual(
      [
        [visitor, '3'],
        [owner, '3'],
      ].toSorted(),
    );
    expect(peer.received.map(({ parts }) => parts.get('text/plain')).join()).not.toContain('Noah');

    peer.received.length = 0;
    await post(path, { action: 'move', visit: '2026-11-18T11:00' });
    await post(path, { action: 'move', visit: '', person: String(published?.id) });
    await outbox.sendDue();
    expect(sequences().toSorted()).toEqual(
      [
        [visitor, '5'],
        [owner, '5'],
      ].toSorted(),
    );

    peer.received.length = 0;
    await post(path, { action: 'move', visit: '2026-11-18T13:00' });
    await post(path, { action: 'move', visit: '2026-11-18T15:00' });
    await post(path, { action: 'move', visit: '2026-11-18T13:00' });
    await outbox.sendDue();
    expect(sequences().toSorted()).toEqual(
      [
        [visitor, '8'],
        [owner, '8'],
      ].toSorted(),
    );
  });

  it('are in a calendar at a secret address, which can be renewed', async () => {
    const { enter, get, post, app, request, visits } = await tryVisits(engine);
    await enter({ reference: request.sent.reference, visit: '2026-11-16T19:30' });
    const address = async () =>
      /webcal:\/\/[^/]+(\/calendar\/[\w-]{22}\.ics)/.exec((await get(deskPaths.visits)).body)?.[1] ?? '';
    const path = await address();
    const feed = await app.inject({ url: path });
    expect(feed.headers['content-type']).toContain('text/calendar');
    const calendar = new ICAL.Component(ICAL.parse(feed.body));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    const [event] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    expect(event?.startDate.toJSDate()).toEqual(new Date('2026-11-17T00:30:00Z'));
    expect(event?.location).toBe('7 Mitre Court, Mississauga');
    const [visit] = await visits();
    await post(deskPaths.visit(visit?.id ?? 0), { action: 'cancel', reason: 'Ill.' });
    expect((await app.inject({ url: path })).body).not.toContain('BEGIN:VEVENT');
    expect((await post(deskPaths.visits, { action: 'renew' })).statusCode).toBe(303);
    expect((await app.inject({ url: path })).statusCode).toBe(404);
    expect((await app.inject({ url: await address() })).statusCode).toBe(200);
  });
});
