import { rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { apiPaths } from '../../../contract/api.ts';
import { uploadFolder } from '../../config.ts';
import { applicationFields, apply } from '../../testing/applications.ts';
import { pdf } from '../../testing/resume-files/resume-files.ts';
import { startTestService } from '../../testing/test-service.ts';

describe('every response', () => {
  it.each(['/api/services', '/api/nothing', '/health/live', '/answered/x'])(
    'of %s carries the security headers',
    async (url) => {
      const { app } = await startTestService('SQLite');
      const { headers } = await app.inject({ url });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-robots-tag': 'noindex',
      });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('insists on https where the site is at https, and lets forms go to an external forwarder', async () => {
    const settings = {
      SITE_URL: 'https://renovations.example',
      FORM_ENDPOINT: 'https://forms.example/f/abc',
    };
    const { app } = await startTestService('SQLite', { settings });
    const { headers } = await app.inject({ url: '/health/live' });
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://forms.example;");
    expect(headers['content-security-policy']).toContain("form-action 'self' https://forms.example;");
  });
});

describe('an unknown path', () => {
  it('gets 404 in JSON, or as a page to a browser that navigates there', async () => {
    const { app } = await startTestService('SQLite');
    const call = await app.inject({ url: '/api/nothing' });
    expect(call.statusCode).toBe(404);
    expect(call.json()).toEqual({ error: 'There is nothing at this address.' });
    const page = await app.inject({ url: '/api/nothing', headers: { 'sec-fetch-mode': 'navigate' } });
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('<h1>Page Not Found</h1>');
  });

  it('cannot be searched for at full speed', async () => {
    const { app } = await startTestService('SQLite', { limits: { guessesPerMinute: 2 } });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count++)
      statuses.push((await app.inject({ url: `/api/x${count}` })).statusCode);
    expect(statuses).toEqual([404, 404, 429]);
  });

  it.each(['/api/%00', '/api/resumes/%', '/api/%ff', '/api/../../etc/passwd', '//api//services'])(
    'such as %s does no harm',
    async (url) => {
      const { app } = await startTestService('SQLite');
      const response = await app.inject({ url });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
      expect(Object.keys(response.json())).toEqual(['error']);
    },
  );
});

it.each([
  ['GET', '/calendar/'],
  ['POST', '/request/'],
  ['POST', '/words/'],
] as const)('a token longer than any is a wrong one: %s %s...', async (method, path) => {
  const { app } = await startTestService('SQLite');
  expect(await app.inject({ method, url: `${path}${'a'.repeat(200)}` })).toMatchObject({ statusCode: 404 });
});

describe('a wrong method', () => {
  it.each([
    ['GET', apiPaths.contact, 'POST'],
    ['DELETE', apiPaths.contact, 'POST'],
    ['PROPFIND', apiPaths.contact, 'POST'],
    ['GET', apiPaths.jobApplications, 'POST'],
    ['PUT', apiPaths.newsletter, 'POST'],
    ['POST', apiPaths.services, 'GET, HEAD'],
    ['POST', apiPaths.portfolio(1), 'GET, HEAD'],
    ['DELETE', apiPaths.resume('x.pdf'), 'GET, HEAD'],
    ['PATCH', '/answered/x', 'GET, HEAD, POST'],
    ['POST', '/health/ready', 'GET, HEAD'],
    ['POST', '/metrics', 'GET, HEAD'],
  ])('%s %s gets 405 and is told %s', async (method, url, allow) => {
    const { app } = await startTestService('SQLite');
    const response = await app.inject({ method: method as 'GET', url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe(allow);
    expect(response.json()).toHaveProperty('error');
  });
});

describe('a folder for uploads that cannot be used', () => {
  const resume = { content: pdf(), name: 'resume.pdf' };

  it('makes a form with a file respond with 503 with the phone number, and works again afterwards', async () => {
    const service = await startTestService('SQLite');
    const folder = uploadFolder(service.config);
    await writeFile(folder, 'a file in its place');
    const refused = await apply(service, applicationFields(), resume);
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().error).toContain(company.phone.display);
    await rm(folder);
    expect((await apply(service, applicationFields(), resume)).statusCode).toBe(200);
  });

  it.each(['/proc/version', '/proc/missing', '/sys', '/dev/null'])(
    'does so whatever the system says, such as about one in %s',
    async (DATA_DIR) => {
      const service = await startTestService('PostgreSQL', { settings: { DATA_DIR } });
      expect((await apply(service, applicationFields(), resume)).statusCode).toBe(503);
      expect((await apply(service, applicationFields())).statusCode).toBe(200);
    },
  );
});
