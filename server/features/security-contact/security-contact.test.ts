import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { startTestService } from '../../testing/test-service.ts';
import { DAY_MS } from '../../time/durations.ts';
import { SECURITY_TXT_PATH } from './security-contact-routes.ts';

async function read(settings: Record<string, string> = {}) {
  const service = await startTestService('SQLite', { settings });
  const ask = async () => {
    const response = await service.app.inject({ url: SECURITY_TXT_PATH });
    const fields = response.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2));
    return { response, fields: Object.fromEntries(fields) as Record<string, string> };
  };
  return { service, ask };
}

describe('/.well-known/security.txt', () => {
  it('names the company’s address and its own URL, as RFC 9116 requires', async () => {
    const { ask } = await read({ SITE_URL: 'https://renovations.example' });
    const { response, fields } = await ask();
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(Object.keys(fields)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.Contact).toBe(`mailto:${company.email}`);
    expect(fields.Canonical).toBe('https://renovations.example/.well-known/security.txt');
  });

  it('expires within a year, however long the service has been running', async () => {
    const { service, ask } = await read();
    for (let years = 0; years < 3; years++) {
      const { fields } = await ask();
      expect(fields.Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      const days = (new Date(fields.Expires ?? '').getTime() - service.clock().getTime()) / DAY_MS;
      expect(days).toBeGreaterThan(30);
      expect(days).toBeLessThan(365);
      service.clock.pass(400 * DAY_MS);
    }
  });
});
