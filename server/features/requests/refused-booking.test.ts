import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { findByReference } from '../../records/references.ts';
import { markSpam } from '../../records/spam.ts';
import { engines } from '../../testing/engines.ts';
import { BOOKED_PLACE, tryBooking } from '../../testing/try-booking.ts';
import { hiddenIn, words } from '../../testing/try-desk.ts';
import { DAY_MS } from '../../time/durations.ts';
import { defaultRule, saveRule } from '../../visits/rule.ts';

const titleOf = (body: string) => /<title>(.*) - /.exec(body)?.[1];
const groupOf = (body: string) => /<fieldset class="times[^>]*>/.exec(body)?.[0];

describe.each(engines)('a refused booking on %s', (engine) => {
  it('marks the group of times, and refers to what is wrong with it', async () => {
    const { get, post } = await tryBooking(engine);
    expect(groupOf((await get()).body)).toContain('role="radiogroup"');
    expect(groupOf((await get()).body)).not.toContain('aria-invalid');
    const { statusCode, body } = await post({ action: 'book', street: '', city: '' });
    expect(statusCode).toBe(422);
    expect(groupOf(body)).toContain('aria-invalid="true" aria-describedby="visit-error"');
    expect(body).toContain('id="visit-error">Choose a day and an hour.');
    expect(titleOf(body)).toBe('Error: We have your request');
  });

  it('begins the title with that where the time is taken or the visit has changed', async () => {
    const first = await tryBooking(engine);
    const second = await tryBooking(engine, { service: first, fields: { email: 'lee@example.ca' } });
    const [value = ''] = await first.offered();
    await first.book(value);
    const taken = await second.book(value);
    expect([taken.statusCode, titleOf(taken.body)]).toEqual([409, 'Error: That time was just taken']);
    const stale = await first.post({ action: 'cancel', sequence: '7' });
    expect([stale.statusCode, titleOf(stale.body)]).toEqual([409, 'Error: We are coming on Tuesday']);
    expect(words(stale.body)).toContain('The visit was changed in the meantime');
    await first.post({ action: 'cancel', sequence: '0' });
    const cancelled = await first.post({ action: 'move', visit: value, sequence: '0' });
    expect([cancelled.statusCode, titleOf(cancelled.body)]).toEqual([409, 'Error: The visit is cancelled']);
  });

  it('chooses nothing, and lists no time as taken that is over', async () => {
    const { book, post, offered, clock, database } = await tryBooking(engine);
    const [value = '', , , other = ''] = await offered();
    await book(value);
    const stale = await post({ action: 'move', visit: other, sequence: '7' });
    expect(stale.statusCode).toBe(409);
    expect(stale.body).toContain(`value="${other}"`);
    expect(stale.body).not.toContain(' checked');
    await post({ action: 'cancel', sequence: '0' });
    clock.pass(3 * DAY_MS);
    const over = await book(value);
    expect(over.statusCode).toBe(409);
    expect(over.body).not.toMatch(/in -\d|disabled/);
    expect(await database.selectFrom('visits').select('id').execute()).toHaveLength(1);
  });

  it('is none where a double tap asks again for what was done', async () => {
    const { book, post, offered, visits, mails } = await tryBooking(engine);
    await book();
    const [, , , other = ''] = await offered();
    const move = { action: 'move', visit: other, sequence: '0' };
    const cancel = { action: 'cancel', sequence: '1' };
    for (const form of [move, move, cancel, cancel]) expect((await post(form)).statusCode).toBe(303);
    expect(await visits()).toMatchObject([{ sequence: 2, cancelled_by: 'visitor' }]);
    expect((await mails()).filter(({ kind }) => kind === 'visit-to-owner')).toHaveLength(3);
    for (const older of [move, { ...cancel, sequence: '0' }])
      expect((await post(older)).statusCode).toBe(409);
  });

  it('leaves alone a visit that the form never showed', async () => {
    const { book, get, post, offered, visits } = await tryBooking(engine);
    await book();
    const tab = hiddenIn((await get()).body);
    const cancel = { action: 'cancel', ...tab };
    for (const tap of [cancel, cancel]) expect((await post(tap)).statusCode).toBe(303);
    await book();
    const move = { action: 'move', visit: (await offered())[3], ...tab };
    for (const older of [cancel, move]) {
      const { statusCode, body } = await post(older);
      expect(statusCode, older.action).toBe(409);
      expect(words(body)).toContain('The visit was changed in the meantime. These are its details now.');
    }
    expect(await visits()).toMatchObject([{ sequence: 1 }, { sequence: 0, cancelled_at: null }]);
    const { body } = await get();
    expect((await post({ ...move, ...hiddenIn(body) })).statusCode).toBe(303);
  });

  it('leads to the telephone where the visit that stands is near, or over', async () => {
    const { book, offered, page, post, clock, database } = await tryBooking(engine);
    await saveRule(database, { ...defaultRule, noticeHours: 0 });
    const [near, , , other] = await offered();
    await book(near);
    const again = await book(other);
    expect(again.statusCode).toBe(409);
    expect(words(again.body)).toContain(
      `You have a visit already, in less than 24 hours. To change the time, please call ${company.phone.display}`,
    );
    expect(await page()).toContain('Add to my calendar');
    clock.pass(DAY_MS);
    for (const form of [
      { action: 'book', ...BOOKED_PLACE, visit: other },
      { action: 'move', visit: other },
      { action: 'cancel' },
    ]) {
      const { statusCode, body } = await post(form);
      expect([form.action, statusCode]).toEqual([form.action, 409]);
      expect(words(body)).toContain(
        `We have been to see you This visit is over. For another one, please call ${company.phone.display}`,
      );
    }
    expect(await page()).not.toContain('Add to my calendar');
  });

  it('does not say that the request was marked as spam meanwhile', async () => {
    const { book, offered, database, lead, visits, clock, sent } = await tryBooking(engine);
    const [value] = await offered();
    const found = await findByReference(database, sent.reference);
    if (!found) throw new Error('The request is gone.');
    await markSpam(database, found, { now: clock(), hasMail: false });
    const { statusCode, body } = await book(value);
    expect([statusCode, titleOf(body)]).toEqual([409, 'Error: No time is free any more']);
    expect(words(body)).toContain('18 Plumbline Avenue Toronto Side door.');
    expect(await visits()).toEqual([]);
    expect((await lead()).answered_at).toBeNull();
  });

  it('says so where no time is left, and keeps what was typed', async () => {
    const { book, post, page, offered, database } = await tryBooking(engine);
    const [value = ''] = await offered();
    await saveRule(database, { ...defaultRule, offered: false });
    const noStreet = { action: 'book', ...BOOKED_PLACE, street: '', visit: value };
    for (const [response, status, typed] of [
      [await book(value), 409, '18 Plumbline Avenue Toronto Side door.'],
      [await post(noStreet), 422, 'Toronto Side door.'],
    ] as const) {
      expect(response.statusCode).toBe(status);
      expect(titleOf(response.body)).toBe('Error: No time is free any more');
      const shown = words(response.body);
      expect(shown).toContain(company.phone.display);
      expect(shown).toContain(typed);
      expect(shown).not.toContain('These times are');
    }
    expect(await page()).not.toContain('Side door.');
    await saveRule(database, defaultRule);
    const [first, , , other = ''] = await offered();
    await book(first);
    await saveRule(database, { ...defaultRule, offered: false });
    const moved = await post({ action: 'move', visit: other, sequence: '0' });
    expect([moved.statusCode, titleOf(moved.body)]).toEqual([409, 'Error: Nothing was changed']);
    expect(words(moved.body)).toContain(
      `No other time is free at the moment: please call ${company.phone.display}`,
    );
    expect(words(moved.body)).not.toContain('These times are');
  });

  it('leads from the top of the page to the times where none was chosen to move to', async () => {
    const { book, post } = await tryBooking(engine);
    await book();
    const { statusCode, body } = await post({ action: 'move', sequence: '0' });
    expect(statusCode).toBe(422);
    expect(body).toMatch(/autofocus><h2 id="summary">Not moved yet<\/h2>\s*<ul><li><a href="#visit">/);
    expect(groupOf(body)).toContain('aria-invalid="true"');
    expect(titleOf(body)).toMatch(/^Error: We are coming/);
  });
});
