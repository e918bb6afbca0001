import { describe, expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import { engines } from '../testing/engines.ts';
import { PLACE, tryVisits } from '../testing/try-visits.ts';
import { HOUR_MS } from '../time/durations.ts';

const CALLER = { name: 'Colin Alder', email: 'colin@example.ca', phone: '(416) 555-0177' };

describe.each(engines)('visits, on %s,', (engine) => {
  it('stand on Today with hour, place, way in and name, those of today and tomorrow', async () => {
    const { enter, get, page, clock, visits } = await tryVisits(engine);
    expect(await page(deskPaths.overview)).not.toContain('visits');
    await enter({ ...CALLER, visit: '2026-11-18T09:00' });
    expect(await page(deskPaths.overview)).toContain('Wednesday, November 18: 7 Mitre Court, Mississauga');
    expect(await page(deskPaths.overview)).not.toContain('Today’s visits');
    await enter({ name: 'Ada Rowan', visit: '2026-11-16T15:00', street: '112 Chisel Street' });
    await enter({ ...CALLER, visit: '2026-11-15T11:00', access: 'Buzzer 3.' });
    const today = await page(deskPaths.overview);
    expect(today).toContain('In an hour: 7 Mitre Court, Mississauga Colin Alder, 11:00. Buzzer 3.');
    expect(today).toMatch(
      /Today’s visits All visits 11:00 to 12:00, in an hour 7 Mitre Court, Mississauga Buzzer 3\. Colin Alder .* Tomorrow’s visits 3:00 to 4:00 in the afternoon 112 Chisel Street/,
    );
    const { body } = await get(deskPaths.overview);
    const [, , third] = await visits();
    expect(body).toContain('href="tel:4165550177"');
    expect(body).toContain('q=7+Mitre+Court%2C+Mississauga');
    expect(body).toContain(`href="${deskPaths.visit(third?.id ?? 0)}"`);
    clock.pass(1.5 * HOUR_MS);
    expect(await page(deskPaths.overview)).toContain('Now: 7 Mitre Court, Mississauga');
    clock.pass(HOUR_MS);
    const after = await page(deskPaths.overview);
    expect(after).not.toContain('Today’s visits');
    expect(after).toContain('Tomorrow: 112 Chisel Street');
  });

  it('show what strangers typed as text, whichever way it runs', async () => {
    const { enter, get, visits } = await tryVisits(engine);
    await enter({ name: 'Colin \u202eredlA', visit: '2026-11-15T11:00', access: '<b>Buzzer</b>' });
    const [visit] = await visits();
    for (const url of [deskPaths.overview, deskPaths.visits, deskPaths.visit(visit?.id ?? 0)]) {
      const { body } = await get(url);
      expect(body).toContain('&lt;b&gt;Buzzer');
      expect(body).not.toContain('\u202e');
    }
  });

  it.each([
    [{ SMTP_URL: 'smtp://127.0.0.1:1' }, 'Maya Okafor gets an email', 'an email says so'],
    [{}, 'Maya Okafor gets no email: please call', 'no email says so'],
  ])('are said to be cancelled where that follows, with %j', async (settings, told, after) => {
    const { enter, press, page, request } = await tryVisits(engine, settings);
    const { reference } = request.sent;
    const cancelled =
      /The visit on Wednesday, November 18, 9:00 to 10:00 in the morning is cancelled(, and|\.) (.*)/;
    await enter({ reference, visit: '2026-11-18T09:00' });
    expect(cancelled.exec(await page(deskPaths.record(reference)))?.[2]).toContain(told);
    expect(cancelled.exec(await press(reference, 'spam'))?.[2]).toContain(`${told}. No other mail`);
    expect(await page(deskPaths.record(reference))).not.toMatch(cancelled);
    expect(await press(reference, 'not-spam')).not.toMatch(cancelled);
    await enter({ reference, visit: '2026-11-18T09:00' });
    expect(cancelled.exec(await page(deskPaths.recordPart(reference, 'delete')))?.[2]).toContain(told);
    expect(await press(reference, 'delete', { what: 'record' })).toContain(
      `The coming visit is cancelled, and ${after}`,
    );
    expect(await page(deskPaths.visits)).toContain('No visits ahead');
  });

  it.each([
    [
      { SMTP_URL: 'smtp://127.0.0.1:1' },
      ', and Maya Okafor gets an email.',
      ['visit-to-visitor', 'visit-to-owner'],
    ],
    [{}, '. Maya Okafor gets no email: please call.', []],
  ])('are said to be cancelled by a deletion in the terminal, with %j', async (settings, told, mailed) => {
    const { enter, run, request, database } = await tryVisits(engine, settings);
    const { reference } = request.sent;
    await enter({ reference, visit: '2026-11-18T09:00' });
    const cancelled = `The visit on Wednesday, November 18, 9:00 to 10:00 in the morning is cancelled${told}\n`;
    const asked = await run(`delete ${reference}`, { isTerminal: true, says: false });
    expect(asked.out).toContain(cancelled);
    expect((await run(`delete ${request.fields.email} --yes`)).out).toContain(cancelled);
    const mails = await database.selectFrom('outbox').select('kind').orderBy('id').execute();
    expect(mails.map(({ kind }) => kind)).toEqual(mailed);
  });

  it('are listed in the terminal, the coming ones or all of them', async () => {
    const { enter, run, post, visits, request, clock } = await tryVisits(engine);
    expect((await run('visits')).out).toBe('No visit is coming.\n');
    expect((await run('visits --json')).out).toBe('[]\n');
    await enter({ reference: request.sent.reference, visit: '2026-11-18T09:00', access: 'Side door.' });
    await enter({ ...CALLER, visit: '2026-11-15T11:00' });
    await enter({ name: 'Ada Rowan', visit: '2026-11-16T15:00' });
    const [, , ada] = await visits();
    await post(deskPaths.visit(ada?.id ?? 0), { action: 'cancel', reason: 'Ill.' });
    const { out } = await run('visits');
    const [titles, ...rows] = out.trimEnd().split('\n');
    expect(titles).toMatch(/WHEN +WHERE +NAME +PHONE +WAY IN +REFERENCE/);
    expect(rows).toEqual([
      expect.stringMatching(
        /^Sun, Nov 15, 11:00 to 12:00 in the morning +7 Mitre Court, Mississauga +Colin Alder +\(416\) 555-0177/,
      ),
      expect.stringMatching(
        `^Wed, Nov 18, 9:00 to 10:00 in the morning +.* +${request.fields.name} .* Side door\\. +${request.sent.reference}$`,
      ),
    ]);
    expect(JSON.parse((await run('visits --json')).out)).toMatchObject([
      { name: 'Colin Alder', startsAt: '2026-11-15T16:00:00.000Z', street: PLACE.street, cancelledAt: null },
      { reference: request.sent.reference },
    ]);
    clock.pass(3 * HOUR_MS);
    expect((await run('visits')).out).not.toContain('Colin Alder');
    const all = (await run('visits --all')).out;
    expect(all).toMatch(/Colin Alder.* over\n.*Ada Rowan.* cancelled\n.* coming\n/);
  });

  it('are in the table of requests, in the copy for the person and with the request in the terminal', async () => {
    const { enter, get, run, post, visits, request } = await tryVisits(engine);
    const { reference } = request.sent;
    const cells = async () => {
      const { body } = await get(deskPaths.csv('leads'));
      const [titles = [], ...rows] = body
        .slice(1)
        .trimEnd()
        .split('\r\n')
        .map((line) => line.slice(1, -1).split('","'));
      const row = rows.find(([first]) => first === reference) ?? [];
      return Object.fromEntries(titles.map((title, index) => [title, row[index]]));
    };
    const when = `Visit (${company.hours.timeZone})`;
    expect(await cells()).toMatchObject({ [when]: '', 'Visit at': '' });
    await enter({ reference, visit: '2026-11-18T09:00', street: '1 First Street' });
    const [first] = await visits();
    await post(deskPaths.visit(first?.id ?? 0), { action: 'cancel', reason: 'Ill.' });
    expect(await cells()).toMatchObject({ [when]: '', 'Visit at': '' });
    await enter({ reference, visit: '2026-11-19T09:00', access: 'Side door.' });
    expect(await cells()).toMatchObject({
      [when]: '2026-11-19 09:00',
      'Visit at': '7 Mitre Court, Mississauga',
    });

    const copy = JSON.parse((await run(`show ${request.fields.email} --json`)).out);
    expect(copy.leads[0].visits).toMatchObject([
      { street: '1 First Street', reason: 'Ill.', cancelledAt: expect.any(String) },
      { street: '7 Mitre Court', access: 'Side door.', startsAt: '2026-11-19T14:00:00.000Z' },
    ]);
    const { out } = await run(`show ${reference}`);
    expect(out).toMatch(/Visit +Wednesday, November 18, 9:00 to 10:00 in the morning, cancelled/);
    expect(out).toMatch(
      /Visit +Thursday, November 19, 9:00 to 10:00 in the morning: 7 Mitre Court, Mississauga \(Side door\.\)/,
    );
  });
});
