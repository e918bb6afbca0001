import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { apiPaths, hiddenFields } from '../../contract/api.ts';
import { engines } from '../testing/engines.ts';
import { estimateFields, PROJECT_TYPE, post } from '../testing/forms.ts';
import { startTestService } from '../testing/test-service.ts';
import { DAY_MS, MINUTE_MS } from '../time/durations.ts';

/** Headers that a browser sends with a form when there is no JavaScript. */
const NAVIGATION = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
  origin: 'http://localhost:3000',
  host: 'localhost:3000',
};

const WITHOUT_SCRIPT = { [hiddenFields.submissionId]: undefined, [hiddenFields.elapsed]: '' };

describe.each(engines)('a form that is sent without JavaScript, on %s', (engine) => {
  it('is stored, and leads back to the page with its confirmation', async () => {
    const { app, database } = await startTestService(engine);
    const fields = estimateFields({
      ...WITHOUT_SCRIPT,
      [hiddenFields.next]: 'http://localhost:3000/contact',
    });
    const response = await post(app, fields, { headers: NAVIGATION });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/contact#request-sent');
    expect(await database.selectFrom('contact_messages').select('name').execute()).toHaveLength(1);
  });

  it('makes one lead of a double click', async () => {
    const { app, clock, database } = await startTestService(engine);
    const fields = estimateFields(WITHOUT_SCRIPT);
    await Promise.all([
      post(app, fields, { headers: NAVIGATION }),
      post(app, fields, { headers: NAVIGATION }),
    ]);
    const count = async () => (await database.selectFrom('contact_messages').select('id').execute()).length;
    expect(await count()).toBe(1);
    clock.pass(DAY_MS);
    await post(app, fields, { headers: NAVIGATION });
    expect(await count()).toBe(2);
  });

  it.each([0, 4, 9.99])(
    'makes one lead of the same words within ten minutes, from minute %d of the hour',
    async (minutes) => {
      const { app, clock, database } = await startTestService(engine);
      const fields = estimateFields(WITHOUT_SCRIPT);
      const countAfter = async (milliseconds: number) => {
        clock.pass(milliseconds);
        await post(app, fields, { headers: NAVIGATION });
        return (await database.selectFrom('contact_messages').select('id').execute()).length;
      };
      expect(await countAfter(minutes * MINUTE_MS)).toBe(1);
      expect(await countAfter(2_000)).toBe(1);
      expect(await countAfter(9 * MINUTE_MS)).toBe(1);
      expect(await countAfter(MINUTE_MS)).toBe(2);
    },
  );
});

describe('a form without JavaScript whose commit was not confirmed, on PostgreSQL', () => {
  it.each([
    ['without an id', {}],
    ['with an id', { [hiddenFields.submissionId]: crypto.randomUUID() }],
  ])('makes one lead when it is sent again from the page of the error, %s', async (_what, id) => {
    const { app, database } = await startTestService('PostgreSQL', { queryTimeoutMs: 500 });
    // The client gives up waiting for the commit, which succeeds later.
    await sql`create function wait_for_lock() returns trigger language plpgsql
      as 'begin perform pg_advisory_xact_lock(1); return null; end'`.execute(database);
    await sql`create constraint trigger waits after insert on contact_messages deferrable initially deferred
      for each row execute function wait_for_lock()`.execute(database);
    const fields = estimateFields({ ...WITHOUT_SCRIPT, ...id });
    const page = await database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(transaction);
      return post(app, fields, { headers: NAVIGATION });
    });
    expect(page.statusCode).toBe(503);
    const [, sentId] =
      new RegExp(`name="${hiddenFields.submissionId}" value="([^"]*)"`).exec(page.body) ?? [];
    const again = { ...fields, [hiddenFields.submissionId]: sentId };
    expect((await post(app, again, { headers: NAVIGATION })).statusCode).toBe(303);
    expect(await database.selectFrom('contact_messages').select('id').execute()).toHaveLength(1);
  });
});

describe('the way back from a form', () => {
  it.each([
    [undefined, '/#request-sent'],
    ['', '/#request-sent'],
    ['/careers', '/careers#request-sent'],
    ['http://localhost:3000/services?id=3#top', '/services?id=3#request-sent'],
    ['https://evil.example/', '/#request-sent'],
    ['//evil.example/', '/#request-sent'],
    ['/\\evil.example', '/#request-sent'],
    ['http://localhost:3000//evil.example', '/evil.example#request-sent'],
    ['javascript:alert(1)', '/#request-sent'],
    ['http://localhost:3000@evil.example/', '/#request-sent'],
    ['http://[', '/#request-sent'],
  ])('from %j leads to %s, never to another site', async (next, location) => {
    const { app } = await startTestService('SQLite');
    const fields = estimateFields({ ...WITHOUT_SCRIPT, [hiddenFields.next]: next });
    const response = await post(app, fields, { headers: NAVIGATION });
    expect(response.headers.location).toBe(location);
  });

  it('never depends on the Host header', async () => {
    const { app } = await startTestService('SQLite');
    const headers = { ...NAVIGATION, host: 'evil.example', origin: 'http://localhost:3000' };
    const response = await post(app, estimateFields(WITHOUT_SCRIPT), { headers });
    expect(response.headers.location).toBe('/#request-sent');
  });
});

describe('a form that cannot be accepted, sent without JavaScript', () => {
  it('comes back as a page with everything that was typed, and says what to correct', async () => {
    const { app } = await startTestService('SQLite');
    const fields = estimateFields({
      ...WITHOUT_SCRIPT,
      name: '<b>"Maya"</b>',
      email: 'maya@',
      message: '\n  two\nlines of text',
    });
    const response = await post(app, fields, { headers: NAVIGATION });
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('Enter an email address such as name@example.ca.');
    // The summary takes the focus, so it is no alert: it would be read twice.
    expect(response.body).toContain(
      '<section class="summary" aria-labelledby="summary" tabindex="-1" autofocus>',
    );
    expect(response.body).not.toContain('role="alert"');
    expect(response.body).toContain('aria-invalid="true" aria-describedby="email-error" value="maya@"');
    expect(response.body).toContain('value="&lt;b&gt;&quot;Maya&quot;&lt;/b&gt;"');
    expect(response.body).toContain(
      `<option value="${escaped(PROJECT_TYPE)}" selected>${escaped(PROJECT_TYPE)}</option>`,
    );
    expect(response.body).toContain(
      '<textarea id="message" name="message" rows="5">\n\n  two\nlines of text</textarea>',
    );
    expect(response.body).toContain(company.phone.display);
    expect(response.body).toContain(`action="${apiPaths.contact}" enctype="multipart/form-data"`);
    expect(response.body).toContain(
      `name="subject" value="Free Estimate Request - ${escaped(PROJECT_TYPE)}"`,
    );
  });

  it('can be sent again from that page', async () => {
    const { app, database } = await startTestService('SQLite');
    const page = await post(app, estimateFields({ ...WITHOUT_SCRIPT, email: 'maya@' }), {
      headers: NAVIGATION,
    });
    const again: Record<string, string> = {};
    for (const [, name = '', value = ''] of page.body.matchAll(/name="([^"]+)"[^>]*? value="([^"]*)"/g))
      again[name] = value;
    const fields = {
      ...again,
      email: 'maya@example.ca',
      projectType: 'Other',
      message: 'The same words as before.',
    };
    const response = await post(app, fields, { headers: NAVIGATION });
    expect(response.headers.location).toBe('/#request-sent');
    expect(await database.selectFrom('contact_messages').select('email').execute()).toEqual([
      { email: 'maya@example.ca' },
    ]);
  });

  it('runs nothing: its policy allows its own style by hash and no script', async () => {
    const { app } = await startTestService('SQLite');
    const response = await post(app, { name: 'M' }, { headers: NAVIGATION });
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/);
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain('unsafe');
    expect(response.body).not.toContain('<script');
    expect(response.body).not.toContain(' style="');
  });
});

describe('a form from another site', () => {
  it.each<[string, Record<string, string>, number]>([
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
    ['an origin that is null', { origin: 'null' }, 403],
    ['a foreign fetch', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour’s fetch', { 'sec-fetch-site': 'same-site' }, 403],
    ['another port', { origin: 'http://localhost:3001', host: 'localhost:3000' }, 403],
    ['our own origin', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 200],
    ['another name of this host', { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' }, 200],
    ['no word about it', {}, 200],
  ])('with %j is told apart', async (_what, headers, status) => {
    const { app, database } = await startTestService('SQLite');
    const response = await post(app, estimateFields(), { headers });
    expect(response.statusCode).toBe(status);
    const rows = await database.selectFrom('contact_messages').selectAll().execute();
    expect(rows).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe('too many forms', () => {
  it('from one address are refused with the time to wait and the phone number', async () => {
    const { app } = await startTestService('SQLite', { limits: { postsPerMinute: 3 } });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count++) statuses.push((await post(app, { email: 'x' })).statusCode);
    const refused = await post(app, { email: 'x' }, { path: apiPaths.newsletter });
    expect(statuses).toEqual([422, 422, 422]);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().error).toContain(company.phone.display);
  });

  it('from one address do not lock out another', async () => {
    const { app } = await startTestService('SQLite', {
      limits: { postsPerMinute: 1 },
      settings: { TRUST_PROXY: '127.0.0.1' },
    });
    const from = (ip: string) => post(app, estimateFields(), { headers: { 'x-forwarded-for': ip } });
    expect((await from('203.0.113.1')).statusCode).toBe(200);
    expect((await from('203.0.113.1')).statusCode).toBe(429);
    expect((await from('203.0.113.2')).statusCode).toBe(200);
  });

  it('cannot be hidden behind a forged X-Forwarded-For', async () => {
    const { app } = await startTestService('SQLite', { limits: { postsPerMinute: 1 } });
    const from = (ip: string) => post(app, estimateFields(), { headers: { 'x-forwarded-for': ip } });
    expect((await from('203.0.113.1')).statusCode).toBe(200);
    expect((await from('203.0.113.2')).statusCode).toBe(429);
  });

  it('are many more than a person who makes mistakes sends', async () => {
    const { app } = await startTestService('SQLite');
    for (let count = 0; count < 20; count++) await post(app, { name: 'M' });
    expect((await post(app, estimateFields())).statusCode).toBe(200);
  });
});

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;');
}
