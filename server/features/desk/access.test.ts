import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { engines } from '../../testing/engines.ts';
import { OPERATOR_TOKEN, startTestService } from '../../testing/test-service.ts';
import { AUTHORIZATION, basic, tryDesk } from '../../testing/try-desk.ts';

const REFERENCE = `${company.initials}-7F3K2`;

const PAGES = [
  deskPaths.overview,
  deskPaths.more,
  deskPaths.leads,
  deskPaths.applications,
  deskPaths.subscribers,
  deskPaths.spam,
  deskPaths.mail,
  deskPaths.search,
];
const FILES = ['leads', 'applications', 'subscribers'].map(deskPaths.csv);
const PARTS = ['resume', 'copy.json', 'delete'].map((part) => deskPaths.recordPart(REFERENCE, part));
const CHANGES = [
  deskPaths.search,
  deskPaths.retryMail,
  deskPaths.confirmDate,
  deskPaths.deleteSubscriber(1),
  ...['answered', 'declined', 'waiting', 'note', 'notes/1', 'spam', 'not-spam', 'retry', 'delete'].map(
    (part) => deskPaths.recordPart(REFERENCE, part),
  ),
];

describe.each(engines)('the desk on %s', (engine) => {
  it('opens with the operator token as the password, and with nothing else', async () => {
    const { app } = await tryDesk(engine);
    const unknown = ['/desk/nothing', `${deskPaths.leads}/`];
    const reads = [
      ...unknown,
      ...PAGES,
      ...FILES,
      ...PARTS,
      deskPaths.record(REFERENCE),
      deskPaths.deleteSubscriber(1),
    ];
    const calls = [
      ...reads.map((url) => ({ method: 'GET', url }) as const),
      ...CHANGES.map((url) => ({ method: 'POST', url }) as const),
    ];
    for (const call of calls)
      for (const authorization of [undefined, basic('owner:wrong'), `Bearer ${OPERATOR_TOKEN}`]) {
        const headers = { origin: 'http://localhost:3000', ...(authorization && { authorization }) };
        const response = await app.inject({ ...call, headers });
        // The response does not reveal whether there is such a reference.
        expect([call.url, response.statusCode, response.headers['www-authenticate']]).toEqual([
          call.url,
          expect.toBeOneOf([401, 429]),
          response.statusCode === 401 ? 'Basic realm="Desk pages", charset="UTF-8"' : undefined,
        ]);
      }
  });

  it('refuses an IP address that guesses tokens, even with the right one', async () => {
    const { app } = await startTestService(engine, { limits: { wrongTokensPerMinute: 3 } });
    const open = (authorization: string) =>
      app.inject({ url: deskPaths.overview, headers: { authorization } });
    for (let guess = 0; guess < 3; guess++)
      expect((await open(basic(`x:guess-${guess}`))).statusCode).toBe(401);
    expect((await open(basic('x:guess-4'))).statusCode).toBe(429);
    expect((await open(AUTHORIZATION)).statusCode).toBe(429);
  });

  it('changes nothing for another site, or for a browser that does not say which site it is', async () => {
    const { app, lead, database, config } = await tryDesk(engine);
    const reference = await lead();
    const post = (part: string, headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: deskPaths.recordPart(reference, part),
        headers: {
          authorization: AUTHORIZATION,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        payload: 'what=person&note=theirs',
      });
    const others: Record<string, string>[] = [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: config.siteUrl.origin },
    ];
    for (const part of ['answered', 'note', 'spam', 'delete'])
      for (const headers of others) expect((await post(part, headers)).statusCode).toBe(403);
    const row = await database.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ answered_at: null, is_spam: 0 });
    expect(await database.selectFrom('lead_notes').select('id').execute()).toEqual([]);
    expect((await post('answered', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303);
  });

  it('keeps no copies, is in no search engine and runs no script', async () => {
    const { get, lead } = await tryDesk(engine);
    for (const url of [...PAGES, deskPaths.record(await lead()), deskPaths.record(REFERENCE)]) {
      const { headers, body } = await get(url);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toContain('noindex');
      expect(headers['content-security-policy']).toMatch(/script-src 'none'.*form-action 'self'/);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(body).not.toMatch(/<script|\son\w+=|style="/i);
    }
    for (const url of FILES)
      expect((await get(url)).headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(/^sandbox/),
        'content-disposition': expect.stringMatching(/^attachment/),
      });
  });

  it('says on its own page that something is not there', async () => {
    const { get } = await tryDesk(engine);
    for (const url of [
      deskPaths.record(REFERENCE),
      ...PARTS,
      deskPaths.deleteSubscriber(99),
      '/desk/record/%00',
      '/desk/nothing',
      '/desk/site/nothing/at/all',
    ]) {
      const response = await get(url);
      expect([url, response.statusCode]).toEqual([url, 404]);
      expect(response.body).toContain('Nothing here');
    }
  });

  it('leads from an address with a trailing slash to the one without', async () => {
    const { get } = await tryDesk(engine);
    for (const [from, to] of [
      [`${deskPaths.overview}/`, deskPaths.overview],
      [`${deskPaths.leads}/?before=1`, `${deskPaths.leads}?before=1`],
      [`${deskPaths.siteEntry('projects', 101)}//`, deskPaths.siteEntry('projects', 101)],
      ['/desk//example.com/', '/desk//example.com'],
    ] as const) {
      const { statusCode, headers } = await get(from);
      expect([from, statusCode, headers.location]).toEqual([from, 301, to]);
    }
  });

  it('answers at once however many slashes an address has', async () => {
    const { get } = await tryDesk(engine);
    const start = performance.now();
    expect((await get(`${deskPaths.leads}${'/'.repeat(100_000)}x`)).statusCode).toBe(404);
    expect(performance.now() - start).toBeLessThan(4_000);
  });
});
