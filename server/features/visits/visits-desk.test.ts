import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { deskPaths } from '../../operator/desk-paths.ts';
import { engines } from '../../testing/engines.ts';
import { tryVisits } from '../../testing/try-visits.ts';
import { defaultRule, readRule } from '../../visits/rule.ts';

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
    const { enter, page, visits, request, post, database } = await tryVisits(engine);
    const booked = await enter({ reference: request.sent.reference, visit: '2026-11-16T19:30' });
    expect(booked.statusCode).toBe(303);
    expect(await page(String(booked.headers.location))).toContain('7:30 to 8:30 in the evening');
    expect(await page(deskPaths.visits)).toContain('7 Mitre Court, Mississauga');
    expect(await request.page()).toContain('We come tomorrow');
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
    const own = deskPaths.visit(first?.id ?? 0);
    expect((await post(own, { action: 'cancel', reason: 'A pipe burst.' })).statusCode).toBe(303);
    expect(await request.page()).toContain('We cannot come on Monday');
    expect(await request.page()).toContain('“A pipe burst.”');
    expect((await request.get()).body).toContain('value="7 Mitre Court"');
    expect(await page(deskPaths.record(request.sent.reference))).toContain('7 Mitre Court');
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
