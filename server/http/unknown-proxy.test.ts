import { describe, expect, it } from 'vitest';
import { startTestService } from '../testing/test-service.ts';
import { AUTHORIZATION, basic, tryDesk } from '../testing/try-desk.ts';

const DESK = '/desk';
const FORWARDED = { 'x-forwarded-for': '203.0.113.7' };
const PROBLEM = 'All visitors look like one to this site';

describe('a proxy that TRUST_PROXY does not name', () => {
  const limits = { wrongTokensPerMinute: 2 };
  const ask = (app: Awaited<ReturnType<typeof startTestService>>['app'], headers: Record<string, string>) =>
    app.inject({ url: DESK, headers });

  it('does not keep the operator out because of the wrong tokens of others', async () => {
    const { app } = await startTestService('SQLite', { limits });
    for (let count = 0; count < 5; count++)
      await ask(app, { ...FORWARDED, authorization: basic('owner:wrong') });
    expect((await ask(app, { ...FORWARDED, authorization: basic('owner:wrong') })).statusCode).toBe(429);
    expect((await ask(app, { ...FORWARDED, authorization: AUTHORIZATION })).statusCode).toBe(200);
  });

  it('does not change the limit of a client with an address of its own, which is locked out even with the right token', async () => {
    const { app } = await startTestService('SQLite', { limits, settings: { TRUST_PROXY: '127.0.0.1' } });
    for (const headers of [{}, FORWARDED]) {
      for (let count = 0; count < 5; count++)
        await ask(app, { ...headers, authorization: basic('owner:wrong') });
      expect((await ask(app, { ...headers, authorization: AUTHORIZATION })).statusCode).toBe(429);
    }
  });

  it.each(['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::9'])(
    'is not who sends its header from the public address %s: guesses from there count',
    async (remoteAddress) => {
      const { app } = await startTestService('SQLite', { limits });
      const guess = (authorization: string) =>
        app.inject({ url: DESK, headers: { ...FORWARDED, authorization }, remoteAddress });
      for (let count = 0; count < 5; count++) await guess(basic('owner:wrong'));
      expect((await guess(AUTHORIZATION)).statusCode).toBe(429);
      const page = await ask(app, { authorization: AUTHORIZATION, accept: 'text/html' });
      expect(page.statusCode).toBe(200);
      expect(page.body).not.toContain(PROBLEM);
    },
  );

  it.each(['::1', '::ffff:10.1.2.3', '172.17.0.1', 'fd00::1', 'fe80::1'])(
    'is seen at the nearby address %s',
    async (remoteAddress) => {
      const { app, page } = await tryDesk('SQLite');
      await app.inject({ url: '/api/services', headers: FORWARDED, remoteAddress });
      expect(await page(DESK)).toContain(PROBLEM);
    },
  );

  it('is mentioned on the desk once it was seen, with its address', async () => {
    const { app, page } = await tryDesk('SQLite');
    expect(await page(DESK)).not.toContain(PROBLEM);
    await app.inject({ url: '/api/services', headers: FORWARDED });
    expect(await page(DESK)).toContain(PROBLEM);
    expect(await page(DESK)).toContain('127.0.0.1');
  });

  it('is not seen where the setting names it, nor where nothing is forwarded', async () => {
    const { app, page } = await tryDesk('SQLite', { TRUST_PROXY: '127.0.0.1' });
    await app.inject({ url: '/api/services', headers: FORWARDED });
    // A visitor on the same machine as the proxy.
    await app.inject({ url: '/api/services', headers: { 'x-forwarded-for': '127.0.0.1' } });
    await app.inject({ url: '/api/services' });
    expect(await page(DESK)).not.toContain(PROBLEM);
  });
});
