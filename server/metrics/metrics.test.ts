import { describe, expect, inject, it } from 'vitest';
import { apiPaths, hiddenFields } from '../../contract/api.ts';
import { sampleIds } from '../../contract/site.ts';
import { sendRaw } from '../../testing/raw-http.ts';
import { startSmtpPeer } from '../../testing/smtp-peer.ts';
import { openTcpGate } from '../../testing/tcp-gate.ts';
import type { Pages } from '../http/documents/pages.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import { retireSamples } from '../publications/site-changes.ts';
import type { BuiltSite } from '../rendering/built-site.ts';
import { applicationFields, apply } from '../testing/applications.ts';
import { engines } from '../testing/engines.ts';
import { estimateFields, post } from '../testing/forms.ts';
import { testOutbox } from '../testing/test-outbox.ts';
import { OPERATOR_TOKEN, startTestService, type TestService } from '../testing/test-service.ts';
import { tryVisits } from '../testing/try-visits.ts';
import { HOUR_MS } from '../time/durations.ts';

const BASIC = { authorization: `Basic ${Buffer.from(`prometheus:${OPERATOR_TOKEN}`).toString('base64')}` };

function scrape({ app }: TestService) {
  return app.inject({ url: '/metrics', headers: BASIC });
}

/** The value of each metric by its name and labels. */
async function figures(service: TestService): Promise<Map<string, number>> {
  const { body } = await scrape(service);
  const lines = body.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

describe.each(engines)('the metrics on %s', (engine) => {
  it('count leads and mail as the database holds them', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine, { settings: { SMTP_URL: peer.url } });
    await post(service.app, estimateFields());
    await post(service.app, estimateFields({ [hiddenFields.honeypot]: 'x' }));
    await apply(service, applicationFields());
    await post(service.app, { email: 'maya@example.ca' }, { path: apiPaths.newsletter });
    await testOutbox(service, peer.url).sendDue();
    peer.behave('answer 5xx');
    await post(service.app, estimateFields());
    service.clock.pass(60_000);
    await testOutbox(service, peer.url).sendDue();
    service.clock.pass(30_000);

    const found = await figures(service);
    expect(found.get('site_database_up')).toBe(1);
    expect(found.get('site_leads_stored{kind="contact-message",is_spam="false"}')).toBe(2);
    expect(found.get('site_leads_stored{kind="contact-message",is_spam="true"}')).toBe(1);
    expect(found.get('site_leads_stored{kind="job-application",is_spam="false"}')).toBe(1);
    expect(found.get('site_leads_stored{kind="newsletter-subscription",is_spam="false"}')).toBe(1);
    expect(found.get('site_mail{state="sent"}')).toBe(2);
    expect(found.get('site_mail{state="waiting"}')).toBe(1);
    expect(found.get('site_mail{state="scheduled"}')).toBe(4);
    expect(found.get('site_mail{state="failed"}')).toBe(0);
    expect(found.get('site_mail_oldest_waiting_seconds')).toBe(30);
  });

  it('count visits, and how often they were moved', async () => {
    const { enter, post: press, visits, ...service } = await tryVisits(engine);
    for (const day of [16, 17, 18]) await enter({ name: 'Colin Alder', visit: `2026-11-${day}T09:00` });
    const [first, second] = await visits();
    await press(deskPaths.visit(first?.id ?? 0), { action: 'move', visit: '2026-11-15T12:00' });
    await press(deskPaths.visit(second?.id ?? 0), { action: 'move', visit: '2026-11-17T12:00' });
    await press(deskPaths.visit(second?.id ?? 0), { action: 'cancel', reason: 'Ill.' });
    service.clock.pass(4 * HOUR_MS);
    const found = await figures(service);
    expect(found.get('site_visits{state="coming"}')).toBe(1);
    expect(found.get('site_visits{state="over"}')).toBe(1);
    expect(found.get('site_visits{state="cancelled"}')).toBe(1);
    expect(found.get('site_visit_changes')).toBe(2);
  });

  it('say which version is wanted and which is shown, and how often it failed', async () => {
    let isBroken = true;
    const builtSite = {
      show: async (_site: unknown, { onShown }: { onShown(): void }) => {
        if (isBroken) throw new Error('The disk is full.');
        onShown();
      },
    } as unknown as BuiltSite;
    const service = await startTestService(engine, { builtSite });
    const read = async () => {
      const found = await figures(service);
      return ['site_version_wanted', 'site_version_shown', 'site_render_failures_total'].map((name) =>
        found.get(name),
      );
    };
    expect(await read()).toEqual([0, 0, 0]);
    const change = { now: service.clock(), summary: 'All samples retired' };
    await retireSamples(service.database, sampleIds(), true, change);
    for (const failures of [1, 2]) {
      await expect(service.publisher.run()).rejects.toThrow('disk');
      expect(await read()).toEqual([1, 0, failures]);
    }
    isBroken = false;
    await service.publisher.run();
    expect(await read()).toEqual([1, 1, 2]);
  });
});

describe('the metrics', () => {
  it('leave out the figures of the database while it is unavailable, and report the rest', async () => {
    const url = new URL(inject('postgresUrl'));
    const gate = await openTcpGate({ host: url.hostname, port: Number(url.port) });
    const service = await startTestService('PostgreSQL', { through: gate });
    await post(service.app, estimateFields());
    expect((await figures(service)).get('site_mail{state="waiting"}')).toBe(1);
    await gate.close();
    const found = await figures(service);
    expect(found.get('site_database_up')).toBe(0);
    expect([...found.keys()].filter((name) => /^site_(leads|mail)/.test(name))).toEqual([]);
    expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(0);

    await gate.open();
    expect((await figures(service)).get('site_database_up')).toBe(1);
  });

  it('are in the text format of Prometheus, with the process among them', async () => {
    const service = await startTestService('SQLite');
    const response = await scrape(service);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
      expect(response.body).toMatch(new RegExp(`^# TYPE ${name} gauge$`, 'm'));
  });

  it('count responses by kind, route and status', async () => {
    const pages: Pages = {
      handle: ({ url }, response) => url === '/' && response.writeHead(200).end() === response,
    };
    const service = await startTestService('SQLite', { pages });
    const url = await service.listen();
    await fetch(url);
    await post(service.app, estimateFields());
    await post(service.app, { email: 'x' });
    await service.app.inject({ url: '/api/nothing?email=maya@example.ca' });
    await sendRaw(url, 'nonsense\r\n\r\n');
    const found = await figures(service);
    const count = (kind: string, route: string, status: number) =>
      found.get(`http_responses_total{kind="${kind}",route="${route}",status="${status}"}`);
    expect(count('call', apiPaths.contact, 200)).toBe(1);
    expect(count('call', apiPaths.contact, 422)).toBe(1);
    expect(count('call', 'unknown', 404)).toBe(1);
    expect(count('page', '', 200)).toBe(1);
    expect(count('broken', '', 400)).toBe(1);
  });

  it('hold nothing that a visitor sent, and no more lines for more visitors', async () => {
    const service = await startTestService('SQLite');
    const fields = estimateFields();
    await post(service.app, fields);
    await service.app.inject({ url: '/api/first' });
    await scrape(service);
    const before = await figures(service);
    for (const path of ['/api/resumes/a.pdf', '/api/resumes/b.pdf', '/api/second', '/answered/secret'])
      await service.app.inject({ url: path, headers: BASIC });
    await figures(service);
    for (const path of ['/api/resumes/c.pdf', '/api/third', '/answered/other'])
      await service.app.inject({ url: path, headers: BASIC });
    const { body } = await scrape(service);
    for (const value of [fields.name, fields.email, fields.phone, 'first', 'secret', 'a.pdf', '127.0.0.1'])
      expect(body).not.toContain(value);
    const added = [...(await figures(service)).keys()].filter((name) => !before.has(name));
    expect(added.filter((name) => /^(site|http)_/.test(name)).sort()).toEqual([
      'http_responses_total{kind="call",route="/answered/:token",status="404"}',
      'http_responses_total{kind="call",route="/api/resumes/:fileName",status="404"}',
    ]);
  });

  it('are for the operator alone', async () => {
    const service = await startTestService('SQLite', { limits: { wrongTokensPerMinute: 1 } });
    const get = (headers = {}) => service.app.inject({ url: '/metrics', headers });
    const wrong = { authorization: `Basic ${Buffer.from('prometheus:guess').toString('base64')}` };
    const closed = await get();
    expect(closed.statusCode).toBe(401);
    expect(closed.headers['www-authenticate']).toBe('Basic realm="Metrics", charset="UTF-8"');
    expect(closed.body).not.toMatch(/(site|http)_/);
    expect([(await get(wrong)).statusCode, (await get(wrong)).statusCode]).toEqual([401, 429]);
  });
});
