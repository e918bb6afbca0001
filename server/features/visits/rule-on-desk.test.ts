import { describe, expect, it } from 'vitest';
import { deskPaths } from '../../operator/desk-paths.ts';
import { tryVisits } from '../../testing/try-visits.ts';
import { readRule } from '../../visits/rule.ts';

const RULE = {
  offered: 'yes',
  minutes: '60',
  gapMinutes: '0',
  perDay: '1',
  noticeHours: '0',
  daysAhead: '2',
  'hours-mon': '9-5',
};

const titleOf = (body: string) => /<title>(.*?) - Desk/.exec(body)?.[1];

async function tryRule() {
  const service = await tryVisits('SQLite');
  const save = (changes: Record<string, string> = {}) =>
    service.post(deskPaths.visits, { action: 'save', ...RULE, ...changes });
  return {
    ...service,
    save,
    async said(changes?: Record<string, string>) {
      expect((await save(changes)).statusCode).toBe(303);
      return service.page(deskPaths.visits);
    },
  };
}

describe('a rule that offers no time is saved, and the page says why', () => {
  it.each([
    [{ minutes: '480', 'hours-mon': '9-4' }, 'a visit takes 480 minutes, and no day has hours for that long'],
    [{ noticeHours: '720' }, '720 hours ahead is after the last one in the hours of the next 2 days'],
    [{ daysOff: '2026-11-16' }, 'your days off leave none in the hours of the next 2 days'],
    [{ 'hours-mon': '', 'hours-fri': '9-5' }, 'none is left in the hours of the next 2 days'],
    [{ 'hours-mon': '' }, 'No day of the week has hours, so no time can be offered.'],
  ])('%j', async (changes, reason) => {
    const { said, database } = await tryRule();
    expect(await said(changes)).toContain(reason);
    expect(await readRule(database)).toMatchObject({ offered: true, daysAhead: 2 });
    expect(await said({ noticeHours: '0' })).not.toContain('No time');
  });

  it('booked', async () => {
    const { said, enter } = await tryRule();
    expect(await said()).toContain('Free next: Monday, November 16: 9:00');
    expect((await enter({ name: 'Colin Alder', visit: '2026-11-16T12:00' })).statusCode).toBe(303);
    expect(await said()).toContain('No time is free now: the hours of the next 2 days are booked.');
  });
});

it('no notice is said as such', async () => {
  const { said } = await tryRule();
  expect(await said()).toContain('one after the other. Up to 2 days ahead.');
});

it('hours before six in the morning are said as such', async () => {
  const { said, request } = await tryRule();
  const night = { 'hours-mon': '01:00-05:00', perDay: '4' };
  const words = await said(night);
  expect(words).toContain('Monday, 1 AM to 5 AM.');
  expect(words).toContain('Free next: Monday, November 16: 1:00 AM, 2:00 AM, 3:00 AM, 4:00 AM');
  expect(await request.page()).toContain('4:00 AM to 5:00 AM');
  const afternoon = await said({ ...night, 'hours-mon': '1-5' });
  expect(afternoon).toContain('Monday, 1 to 5.');
  expect(afternoon).toContain('Free next: Monday, November 16: 1:00, 2:00, 3:00, 4:00');
});

it.each([
  ['hours', { 'hours-mon': `9${' '.repeat(55_000)}x` }],
  ['days off', { daysOff: `2026-12-24${' '.repeat(55_000)}x` }],
])('%s with any number of spaces are refused at once', async (_, changes) => {
  const { save } = await tryRule();
  const start = performance.now();
  expect((await save(changes)).statusCode).toBe(422);
  expect(performance.now() - start).toBeLessThan(4_000);
});

it('the title and the focused sentence say what an action on the desk did', async () => {
  const { save, get, enter, post } = await tryRule();
  const after = async (response: Awaited<ReturnType<typeof save>>) => {
    const { body } = await get(String(response.headers.location));
    return [titleOf(body), /autofocus>(.*?)[.:<]/.exec(body)?.[1]];
  };
  expect(await after(await save())).toEqual(['Saved - Visits', 'The hours are saved']);
  const entered = await enter({ name: 'Colin Alder', visit: '2026-11-16T12:00' });
  const [path = ''] = String(entered.headers.location).split('?');
  expect(await after(entered)).toEqual([expect.stringMatching(/^Booked - /), 'The visit is booked']);
  const moved = await post(path, { action: 'move', visit: '2026-11-16T13:00' });
  expect(await after(moved)).toEqual([expect.stringMatching(/^Changed - /), 'The visit is changed']);
  const cancelled = await post(path, { action: 'cancel', reason: 'Ill.' });
  expect((await after(cancelled))[0]).toMatch(/^Cancelled - /);
});

it('the title and the focused summary of a refused form say so', async () => {
  const { save, enter, post } = await tryRule();
  const rule = await save({ perDay: '99' });
  expect(titleOf(rule.body)).toBe('The hours are not saved yet - Visits');
  expect(rule.body).toMatch(/autofocus><h2 id="summary">The hours are not saved yet/);
  expect(rule.body).toContain('<a href="#perDay">In a day, at most: Write a number from 1 to 24.</a>');
  expect(titleOf((await enter({})).body)).toBe('Not booked yet - Enter a visit');
  const { headers } = await enter({ name: 'Colin Alder', visit: '2026-11-16T12:00' });
  const [path = ''] = String(headers.location).split('?');
  expect(titleOf((await post(path, { action: 'cancel' })).body)).toMatch(/^Nothing was changed yet - Visit/);
  const over = await enter({ name: 'Ada Rowan', visit: '2026-11-16T12:30' });
  expect(over.statusCode).toBe(409);
  expect(over.body).toContain(
    'overlaps the visit to Colin Alder, 12:00 to 1:00 in the afternoon, 7 Mitre Court',
  );
});
