import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { apiPaths } from '../../../contract/api.ts';
import { openTcpGate } from '../../../testing/tcp-gate.ts';
import { engines } from '../../testing/engines.ts';
import { estimateFields, post } from '../../testing/forms.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';
import { deleteEndedWindows } from './count-in-database.ts';

const PROXY = { TRUST_PROXY: '127.0.0.1' };

function send({ app }: TestService, ip = '203.0.113.7') {
  return post(app, estimateFields(), { headers: { 'x-forwarded-for': ip } });
}

async function statuses(count: number, ask: () => Promise<{ statusCode: number }>): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < count; index++) found.push((await ask()).statusCode);
  return found;
}

function rows({ database }: TestService) {
  return sql<{ key: string; count: number }>`select key, count from rate_limits order by count`
    .execute(database)
    .then((result) => result.rows);
}

async function endWindows({ database, clock }: TestService) {
  await sql`update rate_limits set ends_at = now()`.execute(database);
  clock.pass(60_000);
}

describe.each(engines)('a limit on %s', (engine) => {
  it('refuses with the time to wait and the phone number', async () => {
    const service = await startTestService(engine, { limits: { postsPerMinute: 2 } });
    expect(await statuses(2, () => post(service.app, estimateFields()))).toEqual([200, 200]);
    const refused = await post(service.app, estimateFields());
    expect(refused.statusCode).toBe(429);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.json().error).toContain(company.phone.display);
    expect(refused.json().error).toContain(`${seconds} seconds`);
  });

  it('takes a whole IPv6 network for one address, and two networks for two', async () => {
    const service = await startTestService(engine, { limits: { postsPerMinute: 1 }, settings: PROXY });
    expect((await send(service, '2001:db8:1:2::1')).statusCode).toBe(200);
    expect((await send(service, '2001:db8:1:2:ffff::9')).statusCode).toBe(429);
    expect((await send(service, '2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('counts all networks of one IPv6 site together, and two sites apart', async () => {
    const service = await startTestService(engine, { limits: { postsPerMinute: 1 }, settings: PROXY });
    const networks = Array.from({ length: 11 }, (_, index) => `2001:db8:1:${index}::1`);
    const answers = [];
    for (const ip of networks) answers.push((await send(service, ip)).statusCode);
    expect(answers).toEqual([...Array(10).fill(200), 429]);
    expect((await send(service, '2001:db8:2:1::1')).statusCode).toBe(200);
  });

  it('does not count for another limit', async () => {
    const service = await startTestService(engine, {
      limits: { postsPerMinute: 1, guessesPerMinute: 1, wrongTokensPerMinute: 1 },
    });
    await post(service.app, estimateFields());
    expect((await service.app.inject({ url: '/api/nothing' })).statusCode).toBe(404);
    const headers = { authorization: `Basic ${Buffer.from('x:guess').toString('base64')}` };
    expect((await service.app.inject({ url: apiPaths.resumes, headers })).statusCode).toBe(401);
  });
});

describe('a limit over several instances on PostgreSQL', () => {
  async function twoMachines(limits: { postsPerMinute?: number; wrongTokensPerMinute?: number }) {
    const first = await startTestService('PostgreSQL', { limits, settings: PROXY });
    const second = await startTestService('PostgreSQL', { limits, settings: PROXY, beside: first });
    return { first, second };
  }

  it('counts what any of them has seen', async () => {
    const { first, second } = await twoMachines({ postsPerMinute: 3 });
    expect(await statuses(2, () => send(first))).toEqual([200, 200]);
    expect(await statuses(2, () => send(second))).toEqual([200, 429]);
    expect((await send(first)).statusCode).toBe(429);
    expect((await send(second, '203.0.113.8')).statusCode).toBe(200);
  });

  it('counts requests that come at the same moment one by one', async () => {
    const { first, second } = await twoMachines({ postsPerMinute: 5 });
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => send(index % 2 ? first : second)),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  });

  it('blocks an address on all of them that tried many tokens on one', async () => {
    const { first, second } = await twoMachines({ wrongTokensPerMinute: 2 });
    const headers = { authorization: `Basic ${Buffer.from('x:guess').toString('base64')}` };
    const guess = ({ app }: TestService) => app.inject({ url: apiPaths.resumes, headers });
    expect(await statuses(3, () => guess(first))).toEqual([401, 401, 429]);
    expect((await guess(second)).statusCode).toBe(429);
  });

  it('starts again when its window has ended, and leaves no rows', async () => {
    const { first, second } = await twoMachines({ postsPerMinute: 1 });
    expect(await statuses(2, () => send(first))).toEqual([200, 429]);
    await endWindows(first);
    second.clock.pass(60_000);
    expect((await send(second)).statusCode).toBe(200);
    expect((await send(first)).statusCode).toBe(429);

    expect(await deleteEndedWindows(first.database)).toBe(0);
    await endWindows(first);
    expect(await deleteEndedWindows(first.database)).toBeGreaterThan(0);
    expect(await rows(first)).toEqual([]);
  });

  it('costs the database nothing more once an address is shut out', async () => {
    const { first } = await twoMachines({ postsPerMinute: 1 });
    expect(await statuses(5, () => send(first))).toEqual([200, 429, 429, 429, 429]);
    const counts = (await rows(first)).map(({ count }) => count);
    // The accepted request counts towards other limits, too.
    expect(counts.filter((count) => count > 1)).toEqual([2]);
  });

  it('keeps no address of a visitor', async () => {
    const { first } = await twoMachines({ postsPerMinute: 5 });
    await send(first, '203.0.113.7');
    const [row] = await rows(first);
    expect(row?.key).toMatch(/^[\w-]{43}$/);
  });

  it('goes on from the last known counts while the database is unavailable', async () => {
    const url = new URL(inject('postgresUrl'));
    const gate = await openTcpGate({ host: url.hostname, port: Number(url.port) });
    const service = await startTestService('PostgreSQL', { limits: { guessesPerMinute: 3 }, through: gate });
    const ask = () => service.app.inject({ url: '/api/nothing' });
    expect(await statuses(2, ask)).toEqual([404, 404]);
    await gate.close();
    expect(await statuses(3, ask)).toEqual([404, 429, 429]);
  });

  it('does not keep a visitor without JavaScript from seeing what was typed while the database is unavailable', async () => {
    const url = new URL(inject('postgresUrl'));
    const gate = await openTcpGate({ host: url.hostname, port: Number(url.port) });
    const service = await startTestService('PostgreSQL', { through: gate });
    await gate.close();
    const fields = estimateFields();
    const response = await post(service.app, fields, { headers: { 'sec-fetch-mode': 'navigate' } });
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain(fields.message);
  });
});
