import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { isJournalMarked } from '../../database/journal.ts';
import { onlyRecord } from '../../records/person.ts';
import { deleteRecords } from '../../records/person-records.ts';
import { findByReference } from '../../records/references.ts';
import { markSpam, unmarkSpam } from '../../records/spam.ts';
import { engines } from '../../testing/engines.ts';
import { testOutbox } from '../../testing/test-outbox.ts';
import { tryBooking } from '../../testing/try-booking.ts';
import { words } from '../../testing/try-desk.ts';
import { DAY_MS, HOUR_MS } from '../../time/durations.ts';

/** The server is never reached: tests send by a worker of their own. */
const CONNECTED = { SMTP_URL: 'smtp://127.0.0.1:1' };

/** Parses with a library other than the one that writes the calendar. */
function events(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    method: calendar.getFirstPropertyValue('method'),
    events: calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)),
  };
}

describe.each(engines)('a booked visit on %s', (engine) => {
  it('ends with mails that outlive the request when it is deleted or becomes spam', async () => {
    const peer = await startSmtpPeer();
    const booking = await tryBooking(engine, { settings: CONNECTED });
    const { database, config, clock, book, mails, sent, post } = booking;
    await book();
    await post({ action: 'delete' });
    expect(await booking.visits()).toEqual([]);
    expect((await mails()).map(({ kind, contact_message_id }) => [kind, contact_message_id])).toEqual([
      ['visit-to-visitor', null],
      ['visit-to-owner', null],
    ]);
    await testOutbox(booking, peer.url).sendDue();
    expect(peer.received.filter(({ attachments }) => attachments.length > 0)).toHaveLength(2);
    expect(await mails()).toEqual([]);
    expect(await isJournalMarked(database), 'their text is still to be erased').toBe(engine === 'SQLite');
    const other = await tryBooking(engine, { service: booking });
    await other.book();
    const found = await findByReference(database, other.sent.reference);
    if (found) await markSpam(database, found, { now: clock(), hasMail: true });
    expect((await mails()).filter(({ contact_message_id }) => contact_message_id === null)).toHaveLength(2);
    if (found) await deleteRecords(database, config, onlyRecord(found), clock());
    expect(sent.reference).toBeTruthy();
  });

  it('leaves no mail behind with name and address while none goes out', async () => {
    const service = await tryBooking(engine, { limits: { postsPerMinute: 1000 } });
    const { database, config, clock } = service;
    const visitor = (email: string) => tryBooking(engine, { service, fields: { email } });
    const [cancels, isSpam] = [await visitor('lee@example.ca'), await visitor('ada@example.ca')];
    for (const { book } of [service, cancels, isSpam]) expect((await book()).statusCode).toBe(303);
    expect((await cancels.post({ action: 'cancel' })).statusCode).toBe(303);
    const found = await findByReference(database, isSpam.sent.reference);
    if (!found) throw new Error('The request is gone.');
    await markSpam(database, found, { now: clock(), hasMail: false });
    await deleteRecords(database, config, onlyRecord(found), clock());
    for (const { post } of [service, cancels])
      expect((await post({ action: 'delete' })).headers.location).toBe('/request/deleted');
    expect(await database.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('stays cancelled when the request turns out to be no spam, and nobody is told otherwise', async () => {
    const peer = await startSmtpPeer();
    const booking = await tryBooking(engine);
    const { database, clock, book, sent } = booking;
    await book();
    const found = await findByReference(database, sent.reference);
    if (!found) throw new Error('The request is gone.');
    await markSpam(database, found, { now: clock(), hasMail: true });
    await unmarkSpam(database, found, clock());
    await testOutbox(booking, peer.url).sendDue();
    const states = peer.received
      .flatMap(({ attachments }) => attachments.flatMap(({ content }) => events(content.toString()).events))
      .map(({ component }) => component.getFirstPropertyValue('status'));
    expect(states).toEqual(['CANCELLED', 'CANCELLED']);
    const [toVisitor] = peer.received.filter(
      ({ to, attachments }) => to.includes('maya@example.ca') && attachments.length > 0,
    );
    expect(toVisitor?.parts.get('text/plain')).toContain('We are sorry that we cannot come.');
  });

  it('is not announced any more once it is cancelled, and the cancellation outlives a deletion', async () => {
    const peer = await startSmtpPeer();
    const booking = await tryBooking(engine, { settings: CONNECTED });
    await booking.book();
    await booking.post({ action: 'cancel' });
    await booking.post({ action: 'delete' });
    await testOutbox(booking, peer.url).sendDue();
    const subjects = peer.received
      .map(({ headers }) => headers.get('subject')?.[0] ?? '')
      .filter((subject) => /visit/i.test(subject));
    expect(subjects.toSorted()).toEqual([
      expect.stringMatching(/^Our visit is cancelled/),
      expect.stringMatching(/^Visit cancelled/),
    ]);
    expect(await booking.mails()).toEqual([]);
  });

  it('is not announced, moved or cancelled any more once it is over', async () => {
    const peer = await startSmtpPeer();
    const service = await tryBooking(engine, { settings: CONNECTED });
    const [stands, moves, ends, goes] = [
      service,
      await tryBooking(engine, { service, fields: { email: 'lee@example.ca' } }),
      await tryBooking(engine, { service, fields: { email: 'ada@example.ca' } }),
      await tryBooking(engine, { service, fields: { email: 'noa@example.ca' } }),
    ];
    for (const { book } of [stands, moves, ends, goes]) expect((await book()).statusCode).toBe(303);
    await moves.post({ action: 'move', visit: (await moves.offered())[0] });
    await ends.post({ action: 'cancel' });
    await goes.post({ action: 'delete' });
    expect(
      (await service.mails()).filter(({ contact_message_id }) => contact_message_id === null),
    ).toHaveLength(2);
    service.clock.pass(30 * DAY_MS);
    await testOutbox(service, peer.url).sendDue();
    const subjects = peer.received.map(({ headers }) => headers.get('subject')?.[0]);
    expect(subjects.filter((subject) => subject?.match(/visit/i))).toEqual([]);
    expect(new Set((await service.mails()).map(({ state }) => state))).toEqual(new Set(['unneeded']));
  });

  it('stands in both calendars, moved and cancelled by the same identifier', async () => {
    const peer = await startSmtpPeer();
    const booking = await tryBooking(engine, { fields: { name: 'Maya; Okafor, "the; first"' } });
    const { book, post, get, path, offered } = booking;
    expect((await get(`${path}/visit.ics`)).statusCode).toBe(404);
    const outbox = testOutbox(booking, peer.url);
    const [value = '', , , other = ''] = await offered();
    await book(value);
    await outbox.sendDue();
    await post({ action: 'move', visit: other });
    await outbox.sendDue();
    const file = await get(`${path}/visit.ics`);
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(events(file.body)).toMatchObject({ method: 'PUBLISH' });
    const [entry] = events(file.body).events;
    expect(entry?.startDate.toJSDate()).toEqual(new Date(other));
    expect(file.body).toMatch(/DTSTART:\d{8}T\d{6}Z/);
    await post({ action: 'cancel' });
    await outbox.sendDue();
    expect((await get(`${path}/visit.ics`)).statusCode).toBe(404);
    const calendars = (to: string) =>
      peer.received
        .filter((mail) => mail.to.includes(to))
        .flatMap(({ attachments }) => attachments.filter(({ name }) => name === 'visit.ics'))
        .map(({ content }) => events(content.toString()));
    const toVisitor = calendars('maya@example.ca');
    expect(toVisitor.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(toVisitor.map(({ events: [event] }) => event?.sequence)).toEqual([0, 1, 2]);
    expect(new Set(toVisitor.map(({ events: [event] }) => event?.uid)).size).toBe(1);
    expect(toVisitor.map(({ events: [event] }) => event?.description.split(':')[0])).toEqual([
      'Move or cancel',
      'Move or cancel',
      'Questions',
    ]);
    expect(toVisitor[0]?.events[0]?.startDate.toJSDate()).toEqual(new Date(value));
    expect(toVisitor[0]?.events[0]?.location).toBe('18 Plumbline Avenue, Toronto');
    const [attendee] = toVisitor[0]?.events[0]?.attendees ?? [];
    expect([attendee?.getParameter('partstat'), attendee?.getParameter('rsvp')]).toEqual([
      'ACCEPTED',
      'FALSE',
    ]);
    expect(calendars(booking.config.mail.to)).toHaveLength(3);
    const text = peer.received
      .find((mail) => mail.to.includes('maya@example.ca') && mail.attachments.length > 0)
      ?.parts.get('text/plain');
    expect(text).toMatch(/Tuesday, November 17, \d+:00 to \d+:00 in the morning/);
  });

  it('repeats no link to a stranger in its invitation, and all of it to the owner', async () => {
    const peer = await startSmtpPeer();
    const booking = await tryBooking(engine, { fields: { name: 'Win at prize.example' } });
    const [value = ''] = await booking.offered();
    const place = { street: '1 https://prize.example/now', city: 'Toronto', access: 'www.prize.example' };
    expect((await booking.post({ action: 'book', ...place, visit: value })).statusCode).toBe(303);
    booking.clock.pass(Date.parse(value) - HOUR_MS - booking.clock().getTime());
    await testOutbox(booking, peer.url).sendDue();
    const textOf = ({ parts, attachments }: (typeof peer.received)[number]) =>
      [
        ...parts.values(),
        ...attachments.map(({ content }) => content.toString().replaceAll('\r\n ', '')),
      ].join();
    const textTo = (to: string) =>
      peer.received
        .filter((mail) => mail.to.includes(to))
        .map((mail) => textOf(mail))
        .join();
    expect(textTo('maya@example.ca')).toContain('ATTENDEE');
    expect(textTo('maya@example.ca')).not.toMatch(/prize\.example|LOCATION|CN=;|CN=""/);
    expect(textTo(booking.config.mail.to)).toMatch(/LOCATION:1 https:\/\/prize\.example\/now\\, Toronto/);
  });

  it('goes to the address that the page and the limits know, and the answer to that of the form', async () => {
    const peer = await startSmtpPeer();
    const booking = await tryBooking(engine, { fields: { _replyto: 'office@example.ca' } });
    await booking.book();
    await testOutbox(booking, peer.url).sendDue();
    const visitMails = peer.received.filter(({ attachments }) => attachments.length > 0);
    expect(visitMails.map(({ to }) => to).toSorted()).toEqual(
      [[booking.config.mail.to], ['maya@example.ca']].toSorted(),
    );
    const toOwner = visitMails.find(({ to }) => to.includes(booking.config.mail.to));
    expect(toOwner?.headers.get('reply-to')?.[0]).toContain('office@example.ca');
  });

  it('promises no change by the page that the page refuses, because the visit is near', async () => {
    const peer = await startSmtpPeer();
    const booking = await tryBooking(engine);
    const [value = ''] = await booking.offered();
    await booking.book(value);
    booking.clock.pass(Date.parse(value) - 23 * HOUR_MS - booking.clock().getTime());
    await testOutbox(booking, peer.url).sendDue();
    const [mail] = peer.received.filter(
      ({ to, attachments }) => to.includes('maya@example.ca') && attachments.length > 0,
    );
    const text = mail?.parts.get('text/plain') ?? '';
    expect(text).toContain('See the visit:');
    expect(text).toContain(
      `It is less than 24 hours ahead: if something has come up, please call ${company.phone.display}.`,
    );
    expect(text + mail?.attachments[0]?.content).not.toMatch(/move or cancel/i);
    expect(words((await booking.get()).body)).not.toContain('Move the visit');
  });

  it('is remembered on the evening before, if it still stands as it was', async () => {
    const peer = await startSmtpPeer();
    const booking = await tryBooking(engine);
    const outbox = testOutbox(booking, peer.url);
    const [, , , value = ''] = await booking.offered();
    await booking.book(value);
    await outbox.sendDue();
    const reminders = () =>
      peer.received.filter(({ parts }) => parts.get('text/plain')?.includes('We are coming tomorrow'));
    booking.clock.pass(
      Date.parse(`${value.slice(0, 10)}T00:00-05:00`) - 7 * HOUR_MS - booking.clock().getTime() - 1,
    );
    await outbox.sendDue();
    expect(reminders()).toHaveLength(0);
    booking.clock.pass(1);
    await outbox.sendDue();
    expect(reminders()).toHaveLength(1);
  });

  it('is remembered after a move at its new time alone', async () => {
    const peer = await startSmtpPeer();
    const booking = await tryBooking(engine);
    const times = await booking.offered();
    const [former = '', value = ''] = [times[3], times.at(-1)];
    await booking.book(former);
    await booking.post({ action: 'move', visit: value });
    const outbox = testOutbox(booking, peer.url);
    await outbox.sendDue();
    peer.received.length = 0;
    booking.clock.pass(Date.parse(value) - HOUR_MS - booking.clock().getTime());
    await outbox.sendDue();
    const [reminder] = peer.received.filter(({ to }) => to.includes(booking.fields.email ?? ''));
    const text = reminder?.parts.get('text/plain') ?? '';
    expect(text).toContain('We are coming today');
    expect(text).not.toContain('Before:');
  });

  it('has one reminder planned, and none once it is cancelled', async () => {
    const { book, offered, post, mails } = await tryBooking(engine);
    const times = await offered();
    await book(times[3]);
    const planned = async () =>
      (await mails())
        .filter(({ kind, state }) => kind === 'visit-reminder' && state === 'waiting')
        .map(({ next_attempt_at }) => next_attempt_at);
    const [first] = await planned();
    await post({ action: 'move', visit: times[6] });
    expect(await planned()).toEqual([expect.stringMatching(/T22:00/)]);
    expect(await planned()).not.toEqual([first]);
    await post({ action: 'cancel' });
    expect(await planned()).toEqual([]);
  });

  it('is said to be today where the reminder could not be sent before', async () => {
    const peer = await startSmtpPeer();
    const booking = await tryBooking(engine);
    const [, , , value = ''] = await booking.offered();
    await booking.book(value);
    booking.clock.pass(Date.parse(value) - HOUR_MS - booking.clock().getTime());
    await testOutbox(booking, peer.url).sendDue();
    const subjects = peer.received.map(({ headers }) => headers.get('subject')?.[0]);
    expect(subjects).toContainEqual(expect.stringMatching(/^Today, .*: our visit$/));
    expect(subjects).not.toContainEqual(expect.stringMatching(/^Tomorrow/));
  });
});
