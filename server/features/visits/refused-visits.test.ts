import { describe, expect, it } from 'vitest';
import { deskPaths } from '../../operator/desk-paths.ts';
import { listRecords } from '../../publications/site-records.ts';
import { type Engine, engines } from '../../testing/engines.ts';
import { words } from '../../testing/try-desk.ts';
import { PLACE, tryVisits } from '../../testing/try-visits.ts';
import { DAY_MS } from '../../time/durations.ts';
import { defaultRule, readRule, saveRule } from '../../visits/rule.ts';

const FIGURES = { minutes: '60', gapMinutes: '60', perDay: '3', noticeHours: '36', daysAhead: '21' };
const CALLER = { name: 'Colin Alder', visit: '2026-11-16T20:00' };
const NOBODY = '424242';

/** Matches the message at a field, which the input refers to. */
function errorAt(field: string, message: string): RegExp {
  return new RegExp(`id="${field}-error">${message}`);
}

function cellsOf(body: string): string[] {
  return [...body.matchAll(/type="radio" name="visit"[^>]* value="([^"]+)"/g)].map(([, value = '']) => value);
}

/** What a browser sends of the fields for a time, as they are shown or changed. */
function timesSent(body: string, { tapped, typed }: { tapped?: string; typed?: string } = {}) {
  const sent: [string, string][] = [];
  for (const [input, name = ''] of body.matchAll(/<input[^>]* name="(visit|shown)"[^>]*>/g)) {
    const [, value = ''] = / value="([^"]*)"/.exec(input) ?? [];
    if (!input.includes('type="radio"')) sent.push([name, name === 'visit' ? (typed ?? value) : value]);
    else if (tapped ? value === tapped : input.includes(' checked')) sent.push([name, value]);
  }
  return sent;
}

/** The desk, with somebody on the site who makes visits. */
async function tryPerson(engine: Engine) {
  const service = await tryVisits(engine);
  const path = deskPaths.siteNew('people');
  await service.post(path, { name: 'Noah Birch', role: 'Carpenter', words: '', action: 'publish' });
  await service.publisher.run();
  const [record] = await listRecords(service.database, 'person');
  const person = record?.id ?? 0;
  return {
    ...service,
    person,
    async unpublish() {
      await service.post(deskPaths.siteEntry('people', person), { action: 'unpublish' });
      await service.publisher.run();
    },
  };
}

describe.each(engines)('on %s the desk refuses, at the field,', (engine) => {
  it('a person who is not published, for the rule, a new visit and one that is moved', async () => {
    const { post, enter, visits, person, database, unpublish, page } = await tryPerson(engine);
    const rule = await post(deskPaths.visits, { action: 'save', ...FIGURES, person: NOBODY });
    expect(rule.statusCode).toBe(422);
    expect(rule.body).toMatch(errorAt('person', 'This person is not on the site'));
    expect(await readRule(database)).toEqual(defaultRule);

    const entered = await enter({ ...CALLER, person: NOBODY });
    expect(entered.statusCode).toBe(422);
    expect(entered.body).toMatch(errorAt('person', 'This person is not on the site'));
    expect(await visits()).toEqual([]);

    expect((await enter({ ...CALLER, person: String(person) })).statusCode).toBe(303);
    const [visit] = await visits();
    expect(visit?.person_id).toBe(person);
    const path = deskPaths.visit(visit?.id ?? 0);
    for (const unknown of [NOBODY, 'Noah', `${person}.5`]) {
      const moved = await post(path, { action: 'move', visit: '', person: unknown });
      expect(moved.statusCode, unknown).toBe(422);
      expect(moved.body, unknown).toMatch(errorAt('person', 'This person is not on the site'));
    }

    await unpublish();
    const moved = await post(path, { action: 'move', visit: '2026-11-17T20:00', person: String(person) });
    expect(moved.statusCode).toBe(422);
    expect(moved.body).toMatch(errorAt('person', 'This person is not on the site'));
    expect(await visits()).toEqual([visit]);
    expect(await page(path)).toContain('Who comes Somebody who is no longer on the site');
  });

  it('no visit because the person of the rule has left, and says so beside the rule', async () => {
    const { enter, visits, person, database, unpublish, page } = await tryPerson(engine);
    await saveRule(database, { ...defaultRule, personId: person });
    expect(await page(deskPaths.visits)).not.toContain('no longer on the site');
    await unpublish();
    expect(await page(deskPaths.visits)).toContain('is no longer on the site');
    expect((await enter(CALLER)).statusCode).toBe(303);
    expect(await visits()).toMatchObject([{ person_id: null }]);
  });

  it('a time more than two years ahead, which is a slip of the finger', async () => {
    const { enter, post, page, visits } = await tryVisits(engine);
    for (const visit of ['9999-11-16T20:00', '2028-11-16T20:00']) {
      const far = await enter({ ...CALLER, visit });
      expect(far.statusCode, visit).toBe(422);
      expect(far.body, visit).toMatch(errorAt('visit', 'This is more than two years ahead'));
    }
    expect((await enter({ ...CALLER, visit: '2028-11-14T20:00' })).statusCode).toBe(303);
    const [visit] = await visits();
    const path = deskPaths.visit(visit?.id ?? 0);
    for (const url of [path, deskPaths.visits]) expect(await page(url)).toContain('November 14, 2028');
    expect((await post(path, { action: 'move', visit: '9999-11-16T20:00' })).statusCode).toBe(422);
    expect(await visits()).toEqual([visit]);
  });

  it('a form, in which another tap replaces the time that is shown', async () => {
    const { get, post, enter, visits } = await tryVisits(engine);
    const caller: [string, string][] = [
      ['action', 'book'],
      ...Object.entries({ ...PLACE, name: CALLER.name }),
    ];
    const cells = cellsOf((await get(deskPaths.newVisit)).body);
    const [first = '', second = '', third = ''] = cells;
    const refused = await post(deskPaths.newVisit, [
      ...caller,
      ['visit', first],
      ['visit', ''],
      ['street', ''],
    ]);
    expect(refused.statusCode).toBe(422);
    expect(refused.body.match(/ checked/g)).toHaveLength(1);
    expect(timesSent(refused.body)).toContainEqual(['visit', first]);
    const typed = '2026-11-16T20:15';
    const other = await post(deskPaths.newVisit, [['action', 'book'], ...timesSent(refused.body, { typed })]);
    expect(other.statusCode).toBe(422);
    expect(timesSent(other.body)).toContainEqual(['visit', typed]);
    const booked = await post(deskPaths.newVisit, [...caller, ...timesSent(other.body, { tapped: second })]);
    expect(booked.statusCode).toBe(303);
    expect(await visits()).toMatchObject([{ wall_clock: second.slice(0, 16) }]);

    // The same for a visit that is moved over another.
    await enter({ name: 'Bob Birch', visit: '2026-11-16T20:00' });
    const path = deskPaths.visit((await visits())[0]?.id ?? 0);
    const over = await post(path, { action: 'move', visit: '2026-11-16T20:30' });
    expect(over.statusCode).toBe(409);
    await post(path, [['action', 'move'], ...timesSent(over.body, { tapped: third })]);
    expect((await visits())[0]).toMatchObject({ wall_clock: third.slice(0, 16) });
    const again = await post(path, { action: 'move', visit: '2026-11-16T20:30' });
    await post(path, [
      ['action', 'move'],
      ...timesSent(again.body, { tapped: first, typed: '2026-11-16T22:00' }),
    ]);
    expect((await visits())[0]).toMatchObject({ wall_clock: '2026-11-16T22:00' });
  });

  it('no field, where the visit is over or cancelled and has no form', async () => {
    const { enter, post, clock } = await tryVisits(engine);
    await enter(CALLER);
    await enter({ ...CALLER, name: 'Bob Birch', visit: '2026-11-20T20:00' });
    clock.pass(2 * DAY_MS);
    const cancel = { action: 'cancel', reason: 'Ill.' };
    await post(deskPaths.visit(2), cancel);
    for (const [id, sequence, summary] of [
      [1, '0', /This visit is over<\/h2>\s*<p>It is over\. Nothing was changed\./],
      [2, '9', /This visit is cancelled<\/h2>\s*<p>The visit was changed in the meantime\./],
    ] as const) {
      const { statusCode, body } = await post(deskPaths.visit(id), { ...cancel, sequence });
      expect(statusCode).toBe(409);
      expect(body).toMatch(summary);
      const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, found]) => found));
      for (const [, target] of body.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    }
  });

  it('no field, where the visit was changed since its form was opened', async () => {
    const { enter, post } = await tryVisits(engine);
    await enter(CALLER);
    const move = { action: 'move', sequence: '0' };
    await post(deskPaths.visit(1), { ...move, visit: '2026-11-17T20:00' });
    const forms: Record<string, string>[] = [
      { ...move, visit: '2026-11-18T20:00' },
      { action: 'cancel', reason: 'Ill.', sequence: '0' },
    ];
    for (const form of forms) {
      const { statusCode, body } = await post(deskPaths.visit(1), form);
      expect(statusCode, form.action).toBe(409);
      expect(words(body), form.action).toContain('Nothing was changed yet The visit was changed in the');
      expect(body.includes('aria-invalid'), form.action).toBe(false);
    }
  });

  it('texts that are too long, instead of cutting them', async () => {
    const { enter, visits } = await tryVisits(engine);
    for (const field of ['name', 'phone', 'street', 'city', 'access']) {
      const long = 'Alder '.repeat(60);
      const refused = await enter({ ...CALLER, [field]: long });
      expect(refused.statusCode, field).toBe(422);
      expect(refused.body, field).toMatch(errorAt(field, '\\w'));
      expect(refused.body, field).toContain(long.trim());
    }
    expect(await visits()).toEqual([]);
  });
});
