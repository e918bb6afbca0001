import { describe, expect, it } from 'vitest';
import { apiPaths } from '../../../contract/api.ts';
import { sendRaw } from '../../../testing/raw-http.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { applicationFields, apply } from '../../testing/applications.ts';
import { engines } from '../../testing/engines.ts';
import { docx, pdf } from '../../testing/resume-files/resume-files.ts';
import { OPERATOR_TOKEN, startTestService, type TestService } from '../../testing/test-service.ts';

const DEVELOPMENT = { settings: { NODE_ENV: 'development' } };

const WAYS_OUT = [
  '/api/resumes/../operator-token',
  '/api/resumes/..%2foperator-token',
  '/api/resumes/..%2Foperator-token.pdf',
  '/api/resumes/%2e%2e%2foperator-token',
  '/api/resumes/%252e%252e%252foperator-token',
  '/api/resumes/..%5coperator-token',
  '/api/resumes/..%c0%afoperator-token',
  '/api/resumes/....//operator-token',
  '/api/resumes/%2fetc%2fpasswd',
  '/api/resumes//etc/passwd',
  '/api/resumes/file:%2f%2f%2fetc%2fpasswd',
  '/api/resumes/leads.sqlite',
  '/api/resumes/x.pdf%00.txt',
  '/api/resumes/%00',
  '/api/resumes/%',
  '/api/resumes/%zz.pdf',
  `/api/resumes/${'x'.repeat(5000)}.pdf`,
  "/api/resumes/x'%20or%20'1'='1.pdf",
  '/api/resumes/LIST',
  '/api/resumes/',
];

function basic(credentials: string) {
  return { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

function get({ app }: TestService, url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}

async function withResume(service: TestService): Promise<string> {
  await apply(service, applicationFields(), { content: pdf(), name: 'Okafor Résumé.pdf' });
  const { resume_filename } = await service.database
    .selectFrom('job_applications')
    .select('resume_filename')
    .executeTakeFirstOrThrow();
  return resume_filename ?? '';
}

describe.each(engines)('the resume calls on %s', (engine) => {
  it('alone are open in development', async () => {
    const service = await startTestService(engine, DEVELOPMENT);
    expect((await get(service, apiPaths.resumes)).statusCode).toBe(200);
    for (const url of [deskPaths.leads, '/metrics']) expect((await get(service, url)).statusCode).toBe(401);
  });

  it('list the names, in the order of the alphabet', async () => {
    const service = await startTestService(engine, DEVELOPMENT);
    expect((await get(service, apiPaths.resumes)).json()).toEqual({ files: [] });
    for (const name of ['zoe.docx', 'ada-lovelace.docx', 'ada.docx', 'Ben.docx']) {
      await apply(service, applicationFields(), { content: docx(), name });
    }
    const { files } = (await get(service, apiPaths.resumes)).json();
    expect(files).toHaveLength(4);
    expect(files).toEqual([...files].sort());
    expect(files[3]).toMatch(/^zoe-\w{8}\.docx$/);
  });

  it('give a resume as a file to save, which can do nothing in a browser', async () => {
    const service = await startTestService(engine, DEVELOPMENT);
    const name = await withResume(service);
    const response = await get(service, apiPaths.resume(name));
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(pdf())).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf().length),
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      'content-security-policy': expect.stringMatching(/^sandbox;/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('open in production with the operator token as the password, under any name', async () => {
    const service = await startTestService(engine);
    const name = await withResume(service);
    for (const user of ['', 'operator', 'näme']) {
      const list = await get(service, apiPaths.resumes, basic(`${user}:${OPERATOR_TOKEN}`));
      expect(list.json()).toEqual({ files: [name] });
    }
    const file = await get(service, apiPaths.resume(name), basic(`x:${OPERATOR_TOKEN}`));
    expect(file.rawPayload.equals(pdf())).toBe(true);
  });

  it('respond alike without the token, whether a file is there or not', async () => {
    const service = await startTestService(engine);
    const name = await withResume(service);
    const responses = await Promise.all(
      [apiPaths.resume(name), apiPaths.resume('nobody-22222222.pdf'), apiPaths.resumes].map((url) =>
        get(service, url),
      ),
    );
    for (const response of responses) {
      expect(response.statusCode).toBe(401);
      expect(response.headers['www-authenticate']).toMatch(/^Basic realm="/);
      expect(response.body).toBe(responses[0]?.body);
    }
  });

  it.each([
    ['a wrong password', basic(`operator:${OPERATOR_TOKEN}x`)],
    ['an empty password', basic('operator:')],
    ['the token as the user', basic(`${OPERATOR_TOKEN}:`)],
    ['no colon', basic(OPERATOR_TOKEN)],
    ['another scheme', { authorization: `Bearer ${OPERATOR_TOKEN}` }],
    ['what is no Base64', { authorization: 'Basic ***' }],
  ])('stay closed to %s', async (_what, headers) => {
    const service = await startTestService(engine);
    expect((await get(service, apiPaths.resumes, headers)).statusCode).toBe(401);
  });

  it('stop responding to a client that tries many tokens, even when one of them is right', async () => {
    const service = await startTestService(engine, { limits: { wrongTokensPerMinute: 3 } });
    const statuses: number[] = [];
    for (let count = 0; count < 5; count++) {
      statuses.push((await get(service, apiPaths.resumes, basic(`x:guess-${count}`))).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    const right = await get(service, apiPaths.resumes, basic(`x:${OPERATOR_TOKEN}`));
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('do not lock out an operator at another address', async () => {
    const service = await startTestService(engine, {
      limits: { wrongTokensPerMinute: 1 },
      settings: { TRUST_PROXY: '127.0.0.1' },
    });
    const from = async (ip: string, token: string) =>
      (await get(service, apiPaths.resumes, { ...basic(`x:${token}`), 'x-forwarded-for': ip })).statusCode;
    expect(await from('203.0.113.1', 'guess')).toBe(401);
    expect(await from('203.0.113.1', 'guess')).toBe(429);
    expect(await from('203.0.113.2', OPERATOR_TOKEN)).toBe(200);
  });

  it('know nothing at any spelling of a way out', async () => {
    const service = await startTestService(engine, DEVELOPMENT);
    await withResume(service);
    const url = await service.listen();
    for (const path of WAYS_OUT) {
      const response = await sendRaw(url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      expect([400, 404, 414], path).toContain(response.status);
      expect(JSON.parse(response.body), path).toEqual({ error: expect.any(String) });
    }
  });

  it('take no other method', async () => {
    const service = await startTestService(engine, DEVELOPMENT);
    const response = await service.app.inject({ method: 'DELETE', url: apiPaths.resume('x.pdf') });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });
});
