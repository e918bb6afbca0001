import { describe, expect, it } from 'vitest';
import { credentials } from '../../../content/company.ts';
import { services } from '../../../content/services/catalogue.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { findRecord, ONLY_ID } from '../../publications/site-records.ts';
import { listVersions } from '../../publications/versions.ts';
import { engines } from '../../testing/engines.ts';
import { CLOCK_START } from '../../testing/test-service.ts';
import { tryDesk, words } from '../../testing/try-desk.ts';
import { DAY_MS } from '../../time/durations.ts';
import { zonedDateTime } from '../../time/wall-clock.ts';

const [{ slug, title }, other] = services;
const PRICE = { [`from-${slug}`]: '28,500', [`to-${slug}`]: '$64500', [`basis-${slug}`]: 'walls stay' };
const today = zonedDateTime(CLOCK_START).toPlainDate();
const NOTICE = { notice: 'Closed for a week', noticeUntil: today.add({ days: 7 }).toString() };
const { sitePrices: PRICES, siteCompany: COMPANY } = deskPaths;

/** The attributes of the control with that name, and the text that describes it. */
function control(html: string, name: string): { attributes: string; description: string } {
  const attributes = new RegExp(`<(?:input|textarea|select)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
  const [, ids = ''] = /aria-describedby="([^"]*)"/.exec(attributes) ?? [];
  const description = ids.split(' ').map((id) => new RegExp(`id="${id}">([^<]*)`).exec(html)?.[1] ?? '');
  return { attributes, description: description.join(' ') };
}

describe.each(engines)('prices on the desk, on %s', (engine) => {
  it('are saved, and are not live before they are published', async () => {
    const { post, get, database } = await tryDesk(engine);
    const saved = await post(PRICES, { ...PRICE, action: 'save' });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, `${PRICES}?done=saved`]);
    const page = await get(`${PRICES}?done=saved`);
    expect(page.body).toContain('<title>Saved, not live yet');
    expect(control(page.body, `to-${slug}`).attributes).toContain('value="64500"');
    expect(words(page.body)).toContain('$28,500 to $64,500');
    expect(words(page.body)).toContain(`1 of ${services.length} services has one`);
    expect(await listVersions(database)).toEqual([]);
  });

  it('go live when they are published, and the overview says so', async () => {
    const { post, get, publisher, app } = await tryDesk(engine);
    const published = await post(PRICES, { ...PRICE, action: 'publish' });
    expect(published.statusCode).toBe(303);
    const progress = String(published.headers.location);
    const waiting = await get(progress);
    expect(waiting.headers.refresh).toBe('3');
    expect(waiting.body).not.toContain('<form');
    expect(waiting.body).toContain(`href="${PRICES}">Go on writing`);
    expect(waiting.body).not.toContain('Visitors see it.');
    const goingOn = await get(PRICES);
    expect(goingOn.headers.refresh).toBeUndefined();
    expect(goingOn.body).toContain('data-editor');
    await publisher.run();
    const done = await get(progress);
    expect(done.headers.refresh).toBeUndefined();
    expect(done.body).toContain('data-editor');
    expect(words(done.body)).toContain('It is live');
    expect(words((await get(deskPaths.site)).body)).toContain('One price published');
    expect(words((await get(PRICES)).body)).toContain('Live');
    await app.close();
  });

  it('keep a line that is not whole as a draft, and say what is missing when it is published', async () => {
    const { post, database } = await tryDesk(engine);
    const refused = await post(PRICES, { [`from-${slug}`]: '28500', action: 'publish' });
    expect(refused.statusCode).toBe(422);
    for (const name of [`to-${slug}`, `basis-${slug}`])
      expect(control(refused.body, name).attributes).toContain('aria-invalid="true"');
    const record = await findRecord(database, 'prices', ONLY_ID);
    expect(record?.content[slug]).toEqual({ from: '28500', to: '', basis: '' });
    expect(refused.body).toContain(`name="revision" value="${record?.revision}"`);
    expect(await listVersions(database)).toEqual([]);
  });

  it('stay as they are where a form does not name them', async () => {
    const { post, database } = await tryDesk(engine);
    await post(PRICES, { ...PRICE, action: 'save' });
    await post(PRICES, { [`from-${other?.slug}`]: '900', action: 'save' });
    const content = (await findRecord(database, 'prices', ONLY_ID))?.content;
    expect(content?.[slug]?.basis).toBe('walls stay');
    expect(content?.[other?.slug ?? '']?.from).toBe('900');
    expect((await post(PRICES, { action: 'publish' })).statusCode).toBe(422);
    await post(PRICES, { [`from-${other?.slug}`]: '', action: 'save' });
    expect((await post(PRICES, { action: 'publish' })).statusCode).toBe(303);
  });

  it('show both texts to the second of two people who save, and store nothing of theirs', async () => {
    const { post, database } = await tryDesk(engine);
    await post(PRICES, { ...PRICE, action: 'save', revision: '0' });
    const conflict = await post(PRICES, {
      ...PRICE,
      [`basis-${slug}`]: 'walls go',
      action: 'publish',
      revision: '0',
    });
    expect(conflict.statusCode).toBe(409);
    expect(words(conflict.body)).toContain('walls stay');
    expect(words(conflict.body)).toContain('walls go');
    expect(words(conflict.body)).toContain(title);
    expect(conflict.body).toContain('name="revision" value="1"');
    expect((await findRecord(database, 'prices', ONLY_ID))?.content[slug]?.basis).toBe('walls stay');
    const settled = await post(PRICES, {
      ...PRICE,
      [`basis-${slug}`]: 'walls go',
      revision: '1',
      action: 'save',
    });
    expect(settled.statusCode).toBe(303);
  });
});

// The database engine makes no difference to refusals.
describe('prices on the desk', () => {
  it('are not published while one says TODO, which no page may contain', async () => {
    const { post, database } = await tryDesk('SQLite');
    const basis = `basis-${slug}`;
    const refused = await post(PRICES, { ...PRICE, [basis]: 'TODO: how many kitchens', action: 'publish' });
    expect(refused.statusCode).toBe(422);
    expect(control(refused.body, basis).attributes).toContain('aria-invalid="true"');
    expect(await listVersions(database)).toEqual([]);
  });

  it.each([
    ['28.50', /whole dollars/],
    ['28,5', /whole dollars/],
    ['about 28000', /whole dollars/],
    ['-5', /whole dollars/],
    ['0', /whole dollars/],
  ])('refuse %s at the field, and keep what was typed', async (amount, sentence) => {
    const { post, database } = await tryDesk('SQLite');
    const refused = await post(PRICES, { ...PRICE, [`from-${slug}`]: amount, action: 'save' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('<title>One thing to put right - Prices');
    const { attributes, description } = control(refused.body, `from-${slug}`);
    expect(attributes).toContain('aria-invalid="true"');
    expect(attributes).toContain(`value="${amount}"`);
    expect(description).toMatch(sentence);
    expect(refused.body).toContain('walls stay</textarea>');
    expect(await findRecord(database, 'prices', ONLY_ID)).toBeUndefined();
  });

  it('refuse an end below the beginning', async () => {
    const { post } = await tryDesk('SQLite');
    const refused = await post(PRICES, { ...PRICE, [`to-${slug}`]: '20000', action: 'publish' });
    expect(refused.statusCode).toBe(422);
    expect(control(refused.body, `to-${slug}`).description).toMatch(/at least as much/);
  });

  it('take no other action, and nothing without the token or from another site', async () => {
    const { post, app, config } = await tryDesk('SQLite');
    expect((await post(PRICES, { ...PRICE, action: 'destroy' })).statusCode).toBe(400);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: config.siteUrl.origin };
    const withoutToken = await app.inject({
      method: 'POST',
      url: PRICES,
      headers,
      payload: 'action=publish',
    });
    expect(withoutToken.statusCode).toBe(401);
  });
});

describe.each(engines)('the company on the desk, on %s', (engine) => {
  it('offers a date to choose after somebody else has saved another', async () => {
    const { post } = await tryDesk(engine);
    await post(COMPANY, { ...NOTICE, action: 'save' });
    const mine = { ...NOTICE, noticeUntil: '2027-02-03', revision: '0' };
    const { statusCode, body } = await post(COMPANY, { ...mine, action: 'save' });
    expect(statusCode).toBe(409);
    expect(body).toMatch(/<input type="date" id="noticeUntil"[^>]* value="2027-02-03"/);
  });

  it('says in the list of versions what changed', async () => {
    const { post, database } = await tryDesk(engine);
    await post(COMPANY, { ...NOTICE, mailingAddress: 'Box 7\r\nToronto', action: 'publish' });
    await post(COMPANY, { hst: '123456789 RT0001', action: 'publish' });
    await post(COMPANY, { notice: '', noticeUntil: '', action: 'publish' });
    expect((await listVersions(database)).map(({ summary }) => summary)).toEqual([
      'End of the notice published',
      'Numbers published',
      'Notice and mailing address published',
    ]);
    const record = await findRecord(database, 'company', ONLY_ID);
    expect(record?.content.mailingAddress).toBe('Box 7\nToronto');
  });

  it('forgets a notice that has ended, instead of refusing everything else', async () => {
    const { post, get, clock } = await tryDesk(engine);
    await post(COMPANY, { ...NOTICE, action: 'publish' });
    clock.pass(8 * DAY_MS);
    expect((await get(COMPANY)).body).not.toContain(NOTICE.notice);
    expect((await post(COMPANY, { wsib: '1234567', action: 'publish' })).statusCode).toBe(303);
  });
});

describe('the company on the desk', () => {
  it('is asked for a notice, an address and each number of the content', async () => {
    const { get } = await tryDesk('SQLite');
    const { body } = await get(COMPANY);
    for (const name of ['notice', 'noticeUntil', 'mailingAddress', ...credentials.map(({ key }) => key)])
      expect(control(body, name).attributes).not.toBe('');
    for (const { label } of credentials) expect(words(body)).toContain(label);
  });

  it('may save a notice without its last day, but not publish it', async () => {
    const { post, database } = await tryDesk('SQLite');
    expect((await post(COMPANY, { notice: 'Closed', action: 'save' })).statusCode).toBe(303);
    const refused = await post(COMPANY, { notice: 'Closed', action: 'publish' });
    expect(refused.statusCode).toBe(422);
    expect(control(refused.body, 'noticeUntil').attributes).toContain('aria-invalid="true"');
    expect(await listVersions(database)).toEqual([]);
  });

  it('refuses a last day that is over where the company is', async () => {
    const { post, clock } = await tryDesk('SQLite');
    // At 11:30 PM of the company's clock it is the next day in London.
    clock.pass(13.5 * 60 * 60_000);
    const until = (date: string) => post(COMPANY, { ...NOTICE, noticeUntil: date, action: 'save' });
    expect((await until(today.subtract({ days: 1 }).toString())).statusCode).toBe(422);
    expect((await until(today.toString())).statusCode).toBe(303);
    expect((await until('2027-02-30')).statusCode).toBe(422);
    expect((await until('soon')).statusCode).toBe(422);
  });

  it('keeps every word of a notice that it refuses', async () => {
    const { post } = await tryDesk('SQLite');
    const noticeUntil = today.subtract({ days: 1 }).toString();
    const mailingAddress = '18 Plumbline Avenue';
    const refused = await post(COMPANY, { ...NOTICE, noticeUntil, mailingAddress, action: 'save' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(`${NOTICE.notice}</textarea>`);
    expect(control(refused.body, 'noticeUntil').attributes).toContain(`value="${noticeUntil}"`);
    expect(refused.body).toContain(`${mailingAddress}</textarea>`);
  });

  it('says how long a text may be, before and after', async () => {
    const { post, get } = await tryDesk('SQLite');
    expect(control((await get(COMPANY)).body, 'notice').description).toContain('140');
    const refused = await post(COMPANY, { ...NOTICE, notice: 'x'.repeat(150), action: 'save' });
    expect(refused.statusCode).toBe(422);
    expect(control(refused.body, 'notice').description).toContain('Shorten it by 10');
  });
});
