import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import type { ShownTime, TimesResponse } from '../../../contract/api.ts';
import { startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { deleteRecords, onlyRecord } from '../../records/person-records.ts';
import { findByReference } from '../../records/references.ts';
import { markSpam } from '../../records/spam.ts';
import { type Engine, engines } from '../../testing/engines.ts';
import { testOutbox } from '../../testing/test-outbox.ts';
import { words } from '../../testing/try-desk.ts';
import { tryRequest } from '../../testing/try-request.ts';
import { DAY_MS, HOUR_MS } from '../../time/durations.ts';
import { defaultRule, saveRule } from '../../visits/rule.ts';

const PLACE = { street: '18 Plumbline Avenue', city: 'Toronto', access: 'Side door.' };

async function tryBooking(engine: Engine, options: Parameters<typeof tryRequest>[1] = {}) {
  const request = await tryRequest(engine, options);
  const { get, post, database } = request;
  const offered = async () =>
    [...(await get()).body.matchAll(/name="visit"[^>]* value="([^"]+)"/g)].map(([, value = '']) => value);
  return {
    ...request,
    offered,
    book: async (value?: string) => post({ action: 'book', ...PLACE, visit: value ?? (await offered())[0] }),
    visits: () => database.selectFrom('visits').selectAll().orderBy('id').execute(),
    mails: () =>
      database
        .selectFrom('outbox')
        .select(['kind', 'state', 'next_attempt_at', 'contact_message_id'])
        .where('kind', 'in', ['visit-to-visitor', 'visit-to-owner', 'visit-reminder'])
        .orderBy('id')
        .execute(),
    lead: () => database.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow(),
  };
}

/** Read by a parser that is not ours. */
function events(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    method: calendar.getFirstPropertyValue('method'),
    events: calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)),
  };
}

describe.each(engines)('a visit on %s', (engine) => {
  it('is chosen among times of which none is chosen beforehand', async () => {
    const { get, offered, page } = await tryBooking(engine);
    const { body } = await get();
    expect(body).not.toContain('checked');
    const values = await offered();
    expect(values[0]).toMatch(/^2026-11-17T\d\d:00-05:00$/);
    expect(new Set(values).size).toBe(values.length);
    expect(body).toMatch(/<details class="more-times"><summary>More times, until December \d+/);
    expect(await page()).toContain('Choose a time for our visit');
  });

  it('is offered to scripts as the page offers it, and the answer to a request says whether', async () => {
    const booking = await tryBooking(engine);
    const { get, path, sent, offered, database, post } = booking;
    expect(sent.offersTimes).toBe(true);
    const times = async (url = path) => get(`${url}/times`);
    const { days } = (await times()).json();
    expect(days[0]).toMatchObject({ name: 'Tuesday, November 17', until: 'in 2 days' });
    const shown = days.flatMap(({ morning, afternoon }: TimesResponse['days'][number]) => [
      ...morning,
      ...afternoon,
    ]);
    expect(shown.map(({ value }: ShownTime) => value)).toEqual(await offered());
    expect(shown[0]).toEqual({
      value: expect.stringMatching(/^2026-11-17T/),
      start: expect.stringMatching(/^\d+:00$/),
      end: expect.stringMatching(/^\d+:00$/),
      part: 'in the morning',
    });
    expect((await times('/request/AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404);
    const spam = await tryRequest(engine, { fields: { _honey: 'x' } });
    expect((await spam.get(`${spam.path}/times`)).json()).toEqual({ days: [] });
    await saveRule(database, { ...defaultRule, offered: false });
    expect((await times()).json()).toEqual({ days: [] });
    const later = await tryRequest(engine, { service: booking });
    expect(later.sent.offersTimes).toBe(false);
    expect((await post({ action: 'delete' })).statusCode).toBe(303);
    expect((await times()).statusCode).toBe(404);
  });

  it('that was lost to somebody else is shown as taken, in its place', async () => {
    const first = await tryBooking(engine);
    const second = await tryBooking(engine, { service: first, fields: { email: 'lee@example.ca' } });
    const [value = '', , , next = ''] = await first.offered();
    await first.book(value);
    const late = await second.book(value);
    expect(late.statusCode).toBe(409);
    expect(late.body).toContain(`value="${value}" disabled`);
    expect(late.body.match(/disabled/g)).toHaveLength(1);
    expect(late.body.indexOf(value)).toBeLessThan(late.body.indexOf(next));
    const shown = words(late.body);
    expect(shown).toMatch(/Tuesday, November 17, \d+:00 in the morning is no longer free/);
    expect(shown).toMatch(/Tuesday, November 17, \d+:00 to \d+:00 in the morning, taken/);
    expect((await second.get()).body).not.toContain('disabled');
    // What was never a time of the rule has no place among them.
    const never = await second.book('2026-11-17T03:00-05:00');
    expect(never.body).not.toContain('disabled');
    expect((await second.book('2026-02-31T09:00-05:00')).statusCode).toBe(409);
    await second.book(next);
    const moved = await second.post({ action: 'move', visit: value, sequence: '0' });
    expect(moved.statusCode).toBe(409);
    expect(moved.body).toContain(`value="${value}" disabled`);
  });

  it('is booked with its mails, and answers the request', async () => {
    const { book, visits, mails, lead, page, offered, post, clock } = await tryBooking(engine);
    const [value = ''] = await offered();
    expect((await book(value)).statusCode).toBe(303);
    expect(await visits()).toMatchObject([{ wall_clock: value.slice(0, 16), sequence: 0, ...PLACE }]);
    expect((await lead()).answered_at).toBe(clock().toISOString());
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'visit-to-visitor',
      'visit-to-owner',
      'visit-reminder',
    ]);
    // At five in the afternoon of the day before.
    expect((await mails())[2]?.next_attempt_at).toBe('2026-11-16T22:00:00.000Z');
    expect(await page()).toContain('We come on Tuesday');
    expect(await page()).toContain('18 Plumbline Avenue, Toronto Side door.');
    // A double tap, and another time.
    expect((await book(value)).statusCode).toBe(303);
    expect((await book((await offered())[3])).statusCode).toBe(409);
    expect(await visits()).toHaveLength(1);
    expect(await mails()).toHaveLength(3);
    expect((await post({ action: 'cancel', sequence: '7' })).statusCode).toBe(409);
  });

  it('needs a time and an address, and keeps what was typed', async () => {
    const { post, visits, offered } = await tryBooking(engine);
    const nothing = await post({ action: 'book', street: '', city: 'Barrie' });
    expect(nothing.statusCode).toBe(422);
    expect(words(nothing.body)).toContain('Choose a day and an hour. Write the street and the number.');
    expect(nothing.body).toContain('value="Barrie"');
    for (const visit of [(await offered()).at(0), (await offered()).at(-1)]) {
      const { body } = await post({ action: 'book', ...PLACE, city: '', visit });
      expect(body).toContain(`value="${visit}" checked`);
      expect(body.match(/ checked/g)).toHaveLength(1);
      // Not behind a fold.
      expect(body.includes('<details class="more-times" open>')).toBe(visit !== (await offered()).at(0));
    }
    const never = await post({ action: 'book', ...PLACE, visit: '2026-11-17T03:00-05:00' });
    expect(never.statusCode).toBe(409);
    expect(words(never.body)).toContain('That time was just taken');
    expect(never.body).toContain('value="18 Plumbline Avenue"');
    expect(never.body).not.toContain('checked');
    expect(await visits()).toEqual([]);
    expect((await offered()).length).toBeGreaterThan(3);
  });

  it('is had by one of those who want the same time', async () => {
    const first = await tryBooking(engine);
    const others = [];
    for (let count = 0; count < 5; count++)
      others.push(
        await tryBooking(engine, { service: first, fields: { email: `person${count}@example.ca` } }),
      );
    const [value] = await first.offered();
    const responses = await Promise.all([first, ...others].map(({ book }) => book(value)));
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([303, 409, 409, 409, 409, 409]);
    expect(await first.visits()).toHaveLength(1);
    expect(await first.offered()).not.toContain(value);
  });

  it('never overlaps another, which the database itself refuses', async () => {
    const { book, database } = await tryBooking(engine);
    await book();
    const { id, ...visit } = await database.selectFrom('visits').selectAll().executeTakeFirstOrThrow();
    const overlapping = {
      ...visit,
      uid: 'other',
      start_minute: visit.start_minute + 30,
      end_minute: visit.end_minute + 30,
    };
    await expect(database.insertInto('visits').values(overlapping).execute()).rejects.toThrow(
      'visits_do_not_overlap',
    );
    const after = {
      ...visit,
      uid: 'after',
      start_minute: visit.end_minute,
      end_minute: visit.end_minute + 60,
    };
    await database.insertInto('visits').values(after).execute();
    await expect(
      database
        .updateTable('visits')
        .set({ start_minute: visit.start_minute })
        .where('uid', '=', 'after')
        .execute(),
    ).rejects.toThrow('visits_do_not_overlap');
    await database
      .updateTable('visits')
      .set({ cancelled_at: visit.booked_at })
      .where('id', '=', id)
      .execute();
    await database
      .insertInto('visits')
      .values(overlapping)
      .execute()
      .catch(() => {});
  });

  it('moves and is cancelled until 24 hours before, each with the next sequence', async () => {
    const { book, post, visits, offered, clock, page, mails, lead } = await tryBooking(engine);
    await book();
    const [, , , other = ''] = await offered();
    expect((await post({ action: 'move', visit: other, sequence: '0' })).statusCode).toBe(303);
    expect(await visits()).toMatchObject([{ wall_clock: other.slice(0, 16), sequence: 1, ...PLACE }]);
    expect((await post({ action: 'move', visit: (await offered())[0], sequence: '0' })).statusCode).toBe(409);
    expect((await post({ action: 'cancel', sequence: '1' })).statusCode).toBe(303);
    expect(await visits()).toMatchObject([{ sequence: 2, cancelled_by: 'visitor' }]);
    expect((await lead()).answered_at).not.toBeNull();
    expect(await page()).toContain('The visit is cancelled');
    expect((await mails()).filter(({ kind }) => kind === 'visit-to-owner')).toHaveLength(3);
    expect((await book()).statusCode).toBe(303);
    const [first, second] = await visits();
    expect(second?.uid).not.toBe(first?.uid);
    clock.pass((second?.start_minute ?? 0) * 60_000 - clock().getTime() - 24 * HOUR_MS + 1);
    expect((await post({ action: 'cancel' })).statusCode).toBe(409);
    expect(await page()).toContain(company.phone.display);
    expect(await page()).not.toContain('Yes, cancel the visit');
    clock.pass(3 * DAY_MS);
    expect(await page()).toContain('We have been to see you');
    expect(await offered()).toEqual([]);
  });

  it('is bound by the rule as it is now, and not offered to spam or when it is switched off', async () => {
    const { database, book, offered, page } = await tryBooking(engine);
    const [value = ''] = await offered();
    await saveRule(database, {
      ...defaultRule,
      daysOff: [{ first: value.slice(0, 10), last: value.slice(0, 10) }],
    });
    expect((await book(value)).statusCode).toBe(409);
    await saveRule(database, { ...defaultRule, offered: false });
    expect(await offered()).toEqual([]);
    expect(await page()).toContain('agree on a time');
    const spam = await tryBooking(engine, { fields: { _honey: 'x' } });
    expect(await spam.offered()).toEqual([]);
    expect((await spam.book(value)).statusCode).toBe(404);
  });

  it('is limited for one mail address and for one network', async () => {
    const first = await tryBooking(engine, { limits: { postsPerMinute: 1000 } });
    await first.book();
    const again = await tryBooking(engine, { service: first });
    expect((await again.book()).statusCode).toBe(303);
    const third = await tryBooking(engine, { service: first, fields: { email: 'Maya+3@example.ca' } });
    const refused = await third.book();
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toContain(company.phone.display);
    for (let count = 0; count < 4; count++) {
      const other = await tryBooking(engine, { service: first, fields: { email: `p${count}@example.ca` } });
      expect((await other.book()).statusCode).toBe(303);
    }
    const seventh = await tryBooking(engine, { service: first, fields: { email: 'p7@example.ca' } });
    expect((await seventh.book()).statusCode).toBe(429);
  });

  it('ends with mails that outlive the request when it is deleted or becomes spam', async () => {
    const peer = await startSmtpPeer();
    const booking = await tryBooking(engine);
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
    const other = await tryBooking(engine, { service: booking });
    await other.book();
    const found = await findByReference(database, other.sent.reference);
    if (found) await markSpam(database, found, clock());
    expect((await mails()).filter(({ contact_message_id }) => contact_message_id === null)).toHaveLength(2);
    if (found) await deleteRecords(database, config, onlyRecord(found), clock());
    expect(sent.reference).toBeTruthy();
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

  it('is remembered on the evening before, if it still stands as it was', async () => {
    const peer = await startSmtpPeer();
    const booking = await tryBooking(engine);
    const outbox = testOutbox(booking, peer.url);
    const [, , , value = ''] = await booking.offered();
    await booking.book(value);
    await outbox.sendDue();
    const reminders = () =>
      peer.received.filter(({ parts }) => parts.get('text/plain')?.includes('We come tomorrow'));
    booking.clock.pass(
      Date.parse(`${value.slice(0, 10)}T00:00-05:00`) - 7 * HOUR_MS - booking.clock().getTime() - 1,
    );
    await outbox.sendDue();
    expect(reminders()).toHaveLength(0);
    booking.clock.pass(1);
    await outbox.sendDue();
    expect(reminders()).toHaveLength(1);
  });
});
