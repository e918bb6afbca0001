import { describe, expect, it } from 'vitest';
import { deskPaths } from '../operator/desk-paths.ts';
import { postAsBrowser } from '../testing/post-as-browser.ts';
import { AUTHORIZATION } from '../testing/try-desk.ts';
import { PLACE, tryVisits } from '../testing/try-visits.ts';
import { readRule } from '../visits/rule.ts';

async function tryForms() {
  const desk = await tryVisits('SQLite');
  return {
    ...desk,
    async send(path: string, fields: [string, string | File][]) {
      const form = new FormData();
      for (const [name, value] of fields) form.append(name, value);
      return postAsBrowser(desk, path, form, { authorization: AUTHORIZATION });
    },
  };
}

describe('the desk takes a multipart form like an urlencoded one', () => {
  it('to search', async () => {
    const { send, lead, page } = await tryForms();
    await lead({ name: 'Lee Chan' });
    const response = await send(deskPaths.search, [['words', 'chan']]);
    expect(response.statusCode).toBe(303);
    expect(await page(String(response.headers.location))).toContain('Lee Chan');
  });

  it('to save the rule of the visits', async () => {
    const { send, database } = await tryForms();
    const response = await send(deskPaths.visits, [
      ['offered', 'yes'],
      ...Object.entries({ minutes: '45', gapMinutes: '0', perDay: '1', noticeHours: '0', daysAhead: '2' }),
      ['hours-mon', '9-5'],
      ['action', 'save'],
    ]);
    expect(response.statusCode, response.body).toBe(303);
    expect(await readRule(database)).toMatchObject({ minutes: 45 });
  });

  it('to enter a visit at the time that was typed, not the one that was tapped', async () => {
    const { send, visits } = await tryForms();
    const response = await send(deskPaths.newVisit, [
      ...Object.entries({ ...PLACE, name: 'Colin Alder' }),
      ['visit', '2026-11-17T09:00'],
      ['visit', '2026-11-17T20:30'],
      ['action', 'book'],
    ]);
    expect(response.statusCode, response.body).toBe(303);
    expect(await visits()).toMatchObject([{ wall_clock: '2026-11-17T20:30' }]);
  });

  it('for a note, without its file', async () => {
    const { send, lead, database } = await tryForms();
    const path = deskPaths.recordPart(await lead(), 'note');
    const notes = () => database.selectFrom('lead_notes').select('text').execute();
    expect((await send(path, [['note', new File(['Rings at six.'], 'note.txt')]])).statusCode).toBe(400);
    expect((await send(path, [['note', 'x'.repeat(70_000)]])).statusCode).toBe(413);
    expect(await notes()).toEqual([]);
    expect((await send(path, [['note', 'Rings at six.\r\n\0Has a dog.']])).statusCode).toBe(303);
    expect(await notes()).toEqual([{ text: 'Rings at six.\nHas a dog.' }]);
  });
});
