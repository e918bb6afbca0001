import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import type { ShownTime, TimesResponse } from '../../../contract/api.ts';
import type { Database } from '../../database/database.ts';
import { markAnswered, markRead } from '../../records/answered.ts';
import { engines } from '../../testing/engines.ts';
import { startTestService } from '../../testing/test-service.ts';
import { BOOKED_PLACE, tryBooking } from '../../testing/try-booking.ts';
import { words } from '../../testing/try-desk.ts';
import { tryRequest } from '../../testing/try-request.ts';
import { DAY_MS, HOUR_MS } from '../../time/durations.ts';
import { defaultRule, lockRule, saveRule } from '../../visits/rule.ts';

describe.each(engines)('a visit on %s', (engine) => {
  it('is chosen among times of which none is preselected', async () => {
    const { get, offered, page } = await tryBooking(engine);
    const { body } = await get();
    expect(body).not.toContain('checked');
    const values = await offered();
    expect(values[0]).toMatch(/^2026-11-17T\d\d:00-05:00$/);
    expect(new Set(values).size).toBe(values.length);
    expect(body).toMatch(/<details class="more-times"><summary>More times, until December \d+/);
    expect(await page()).toContain('Choose a time for our visit');
  });

  it('takes as long as the page says, and moves to any hour of its own day', async () => {
    const { offered, book, page, database } = await tryBooking(engine);
    expect(await page()).toContain('is free and takes about an hour.');
    await saveRule(database, { ...defaultRule, minutes: 90, perDay: 1 });
    expect(await page()).toContain('is free and takes about 90 minutes.');
    const [value = '', ...others] = await offered();
    await book(value);
    const [sameDay, ...later] = await offered();
    expect(sameDay).toMatch(new RegExp(`^${value.slice(0, 10)}`));
    expect(sameDay).not.toBe(value);
    expect(later).toEqual(others);
  });

  it('is not said to be read before somebody has', async () => {
    const { book, post, page, lead, database, clock, ...service } = await tryBooking(engine);
    await book();
    expect(await page()).toMatch(/Read soon Answered Sun, Nov 15 a time was chosen Visit Tue, Nov 17/);
    clock.pass(HOUR_MS);
    await post({ action: 'cancel' });
    await book();
    const { id } = await lead();
    expect(await page()).toContain('Read soon Answered Sun, Nov 15 a time was chosen');
    await markRead(database, id, clock());
    expect(await page()).toContain('Read Sun, Nov 15 11:00 AM Answered Sun, Nov 15 a time was chosen');

    const other = await tryBooking(engine, {
      service: { ...service, database, clock },
      fields: { email: 'lee@example.ca' },
    });
    await markAnswered(database, id + 1, clock());
    clock.pass(HOUR_MS);
    await other.book();
    expect(await other.page()).toContain('Read Sun, Nov 15 11:00 AM Answered Sun, Nov 15 11:00 AM Visit');
  });

  it('is mailed also where confirmations are turned off, and the page says so', async () => {
    const settings = { SMTP_URL: 'smtp://127.0.0.1:1', CONFIRMATION_MAIL: 'off' };
    const { book, page } = await tryBooking(engine, { settings });
    expect(await page()).toContain('Save it in your bookmarks');
    await book();
    for (const words of [
      'It is also in the email to maya@example.ca',
      'An email to maya@example.ca has its link',
    ])
      expect(await page()).toContain(words);
    expect(await page()).toContain('Your calendar follows by itself');
  });

  it('is offered to scripts as the page offers it, and the answer to a request says whether', async () => {
    const booking = await tryBooking(engine);
    const { get, path, sent, offered, database, post } = booking;
    expect(sent.offersTimes).toBe(true);
    const times = async (url = path) => get(`${url}/times`);
    const { days } = (await times()).json();
    expect(days[0]).toMatchObject({ name: 'Tuesday, November 17', inDays: 'in 2 days' });
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

  it('that was shown is booked while it is free, whatever others have booked since', async () => {
    const first = await tryBooking(engine);
    const times = await first.offered();
    const day = times.filter((value) => value.startsWith(times.at(-1)?.slice(0, 10) ?? ''));
    expect(day).toHaveLength(defaultRule.perDay);
    for (const [index, value] of day.entries()) {
      const fields = { email: `visitor-${index}@example.ca` };
      const visitor = await tryBooking(engine, { service: first, fields });
      expect((await visitor.book(value)).statusCode, value).toBe(303);
    }
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
    // A time that the rule never offers is not listed as taken.
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
    expect(await visits()).toMatchObject([{ wall_clock: value.slice(0, 16), sequence: 0, ...BOOKED_PLACE }]);
    expect((await lead()).answered_at).toBe(clock().toISOString());
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'visit-to-visitor',
      'visit-to-owner',
      'visit-reminder',
    ]);
    // At 5 PM of the day before.
    expect((await mails())[2]?.next_attempt_at).toBe('2026-11-16T22:00:00.000Z');
    expect(await page()).toContain('We are coming on Tuesday');
    expect(await page()).toContain('18 Plumbline Avenue, Toronto Side door.');
    // It follows the invitations, and no mail goes out.
    expect(await page()).not.toContain('Your calendar follows by itself');
    // A double tap, then another time.
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
      const { body } = await post({ action: 'book', ...BOOKED_PLACE, city: '', visit });
      expect(body).toContain(`value="${visit}" checked`);
      expect(body.match(/ checked/g)).toHaveLength(1);
      // A chosen time inside the fold opens it.
      expect(body.includes('<details class="more-times" open>')).toBe(visit !== (await offered()).at(0));
    }
    const never = await post({ action: 'book', ...BOOKED_PLACE, visit: '2026-11-17T03:00-05:00' });
    expect(never.statusCode).toBe(409);
    expect(words(never.body)).toContain('That time was just taken');
    expect(never.body).toContain('value="18 Plumbline Avenue"');
    expect(never.body).not.toContain('checked');
    expect(await visits()).toEqual([]);
    expect((await offered()).length).toBeGreaterThan(3);
  });

  it('is booked by one of several visitors who choose the same time', async () => {
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
    // A cancelled visit does not block its time.
    await database
      .insertInto('visits')
      .values({ ...visit, uid: 'again' })
      .execute();
  });

  it('moves and is cancelled until 24 hours before, each with the next sequence', async () => {
    const { book, post, visits, offered, clock, page, mails, lead } = await tryBooking(engine);
    await book();
    const [, , , other = ''] = await offered();
    expect((await post({ action: 'move', visit: other, sequence: '0' })).statusCode).toBe(303);
    expect(await visits()).toMatchObject([{ wall_clock: other.slice(0, 16), sequence: 1, ...BOOKED_PLACE }]);
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
    expect((await spam.book(value)).statusCode).toBe(409);
    expect(await spam.visits()).toEqual([]);
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

  it('counts once for one network, however often its form is sent', async () => {
    const first = await tryBooking(engine, { limits: { postsPerMinute: 1000, bookingsPerDay: 2 } });
    const [value, , , other] = await first.offered();
    const taps = await Promise.all([first.book(value), first.book(value), first.book(value)]);
    expect(taps.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    const second = await tryBooking(engine, { service: first, fields: { email: 'lee@example.ca' } });
    const more = await Promise.all([second.book(other), second.book(other)]);
    expect(more.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    const third = await tryBooking(engine, { service: first, fields: { email: 'p3@example.ca' } });
    expect((await third.book()).statusCode).toBe(429);
  });

  it('is limited for one network also if many come at once', async () => {
    const first = await tryBooking(engine, { limits: { postsPerMinute: 1000, bookingsPerDay: 3 } });
    const values = await first.offered();
    const bookings = [first];
    for (let count = 2; count <= 6; count++)
      bookings.push(await tryBooking(engine, { service: first, fields: { email: `p${count}@example.ca` } }));
    // What is refused does not count.
    const nowhere = bookings.map(({ post }) => post({ action: 'book', visit: values[0] }));
    for (const { statusCode } of await Promise.all(nowhere)) expect(statusCode).toBe(422);
    const answers = await Promise.all(bookings.map(({ book }, index) => book(values[index])));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 303, 303, 429, 429, 429]);
    expect(await first.visits()).toHaveLength(3);
  });
});

describe('visits in several instances on PostgreSQL', () => {
  it('are limited for one network also if it books in all of them at once', async () => {
    const limits = { postsPerMinute: 1000, bookingsPerDay: 2 };
    const first = await tryBooking('PostgreSQL', { limits });
    const beside = await startTestService('PostgreSQL', { limits, beside: first });
    const second = await tryBooking('PostgreSQL', { service: beside, fields: { email: 'lee@example.ca' } });
    const third = await tryBooking('PostgreSQL', { service: first, fields: { email: 'p3@example.ca' } });
    const [value, , , other, , , last] = await first.offered();
    expect((await first.book(value)).statusCode).toBe(303);
    // Both have found room for one more before either can book.
    const { bookings } = await first.database.transaction().execute(async (transaction) => {
      await lockRule(transaction);
      const bookings = Promise.all([second.book(other), third.book(last)]);
      await expect.poll(() => waitingTransactions(first.database)).toBe(2);
      return { bookings };
    });
    const statuses = (await bookings).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([303, 429]);
    expect(await first.visits()).toHaveLength(2);
  });

  it('count once for one network if its form is sent to all of them', async () => {
    const limits = { postsPerMinute: 1000, bookingsPerDay: 2 };
    const first = await tryBooking('PostgreSQL', { limits });
    const beside = await startTestService('PostgreSQL', { limits, beside: first });
    const second = await tryBooking('PostgreSQL', { service: beside, fields: { email: 'lee@example.ca' } });
    const [value, , , other] = await first.offered();
    const { taps } = await first.database.transaction().execute(async (transaction) => {
      await lockRule(transaction);
      const tap = { action: 'book', ...BOOKED_PLACE, visit: value };
      const taps = Promise.all([first.book(value), second.post(tap, { url: first.path })]);
      await expect.poll(() => waitingTransactions(first.database)).toBe(2);
      return { taps };
    });
    expect((await taps).map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect((await second.book(other)).statusCode).toBe(303);
  });
});

async function waitingTransactions(database: Database): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(database);
  return rows.length;
}
