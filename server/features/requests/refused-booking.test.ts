import { describe, expect, it } from 'vitest';
import { tryBooking } from '../../testing/try-booking.ts';
import { DAY_MS } from '../../time/durations.ts';

const titleOf = (body: string) => /<title>(.*) - /.exec(body)?.[1];
const groupOf = (body: string) => /<fieldset class="times[^>]*>/.exec(body)?.[0];

describe('a refused booking', () => {
  it('marks the group of times, and refers to what is wrong with it', async () => {
    const { get, post } = await tryBooking('SQLite');
    expect(groupOf((await get()).body)).toContain('role="radiogroup"');
    expect(groupOf((await get()).body)).not.toContain('aria-invalid');
    const { statusCode, body } = await post({ action: 'book', street: '', city: '' });
    expect(statusCode).toBe(422);
    expect(groupOf(body)).toContain('aria-invalid="true" aria-describedby="visit-error"');
    expect(body).toContain('id="visit-error">Choose a day and an hour.');
    expect(titleOf(body)).toBe('Error: We have your request');
  });

  it('begins the title with that where the time is taken or the visit has changed', async () => {
    const first = await tryBooking('SQLite');
    const second = await tryBooking('SQLite', { service: first, fields: { email: 'lee@example.ca' } });
    const [value = ''] = await first.offered();
    await first.book(value);
    const taken = await second.book(value);
    expect([taken.statusCode, titleOf(taken.body)]).toEqual([409, 'Error: That time was just taken']);
    const stale = await first.post({ action: 'cancel', sequence: '7' });
    expect([stale.statusCode, titleOf(stale.body)]).toEqual([409, 'Error: Nothing was changed']);
  });

  it('chooses nothing, and lists no time as taken that is over', async () => {
    const { book, post, offered, clock, database } = await tryBooking('SQLite');
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

  it('leads from the top of the page to the times where none was chosen to move to', async () => {
    const { book, post } = await tryBooking('SQLite');
    await book();
    const { statusCode, body } = await post({ action: 'move', sequence: '0' });
    expect(statusCode).toBe(422);
    expect(body).toMatch(/autofocus><h2 id="summary">Not moved yet<\/h2>\s*<ul><li><a href="#visit">/);
    expect(groupOf(body)).toContain('aria-invalid="true"');
    expect(titleOf(body)).toMatch(/^Error: We come/);
  });
});
