import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { defaultLimits } from '../../http/rate-limits/rate-limits.ts';
import { applicationFields, apply, storedApplications, storedResumes } from '../../testing/applications.ts';
import { engines } from '../../testing/engines.ts';
import { estimateFields, post } from '../../testing/forms.ts';
import { plainPhoto } from '../../testing/photo-files/photo-files.ts';
import { expectNothingStored, sendPhotos, storedPhotos } from '../../testing/photo-files/photo-requests.ts';
import { NAVIGATION } from '../../testing/post-as-browser.ts';
import { pdfOfSize } from '../../testing/resume-files/resume-files.ts';
import { OPERATOR_TOKEN, startTestService, type TestService } from '../../testing/test-service.ts';
import { basic } from '../../testing/try-desk.ts';
import { HOUR_MS } from '../../time/durations.ts';
import { createUploadLimits } from './upload-limits.ts';

const PROXY = { TRUST_PROXY: '127.0.0.1' };
const RESUME_BYTES = 1000;

const from = (ip: string) => ({ 'x-forwarded-for': ip });

function sendResume(service: TestService, headers: Record<string, string> = {}) {
  const resume = { content: pdfOfSize(RESUME_BYTES), name: 'resume.pdf' };
  return apply(service, applicationFields(), resume, headers);
}

async function sendPhoto(service: TestService, headers: Record<string, string> = {}) {
  return sendPhotos(service, [await plainPhoto('jpeg')], { headers });
}

async function statuses(count: number, send: () => Promise<{ statusCode: number }>): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < count; index++) found.push((await send()).statusCode);
  return found;
}

describe.each(engines)('uploads from one address, on %s,', (engine) => {
  it('are 20 within an hour; then a form is asked to come without files, or later', async () => {
    const service = await startTestService(engine, { settings: PROXY });
    expect(await statuses(20, () => sendResume(service, from('203.0.113.7')))).toEqual(Array(20).fill(200));
    const refused = await sendResume(service, from('203.0.113.7'));
    expect(refused.statusCode).toBe(429);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(3000);
    expect(seconds).toBeLessThanOrEqual(3600);
    const { error, fields } = refused.json();
    expect(error).toContain(company.phone.display);
    expect(fields).toEqual({ resume: error });
    expect(await storedResumes(service)).toHaveLength(20);

    const other = await sendPhoto(service, from('203.0.113.7'));
    expect([other.statusCode, Object.keys(other.json().fields)]).toEqual([429, ['photos']]);
    const without = await apply(service, applicationFields(), undefined, from('203.0.113.7'));
    expect(without.statusCode).toBe(200);
    const request = await post(service.app, estimateFields(), { headers: from('203.0.113.7') });
    expect(request.statusCode).toBe(200);
    expect((await sendResume(service, from('203.0.113.8'))).statusCode).toBe(200);
  });

  it('are those of a whole IPv6 network, however many files a form has', async () => {
    const service = await startTestService(engine, { settings: PROXY, limits: { uploadsPerHour: 1 } });
    const photo = await plainPhoto('jpeg');
    const first = await sendPhotos(service, [photo, photo, photo], { headers: from('2001:db8:1:2::1') });
    expect(first.statusCode).toBe(200);
    expect((await sendResume(service, from('2001:db8:1:2:ffff::9'))).statusCode).toBe(429);
    expect((await sendResume(service, from('2001:db8:1:3::1'))).statusCode).toBe(200);
  });

  it('show a browser without JavaScript the page with what was typed and the phone number', async () => {
    const service = await startTestService(engine, { limits: { uploadsPerHour: 0 } });
    const typed = estimateFields();
    const refused = await sendPhotos(service, [await plainPhoto('jpeg')], {
      changes: typed,
      headers: NAVIGATION,
    });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
    expect(refused.headers['content-type']).toContain('text/html');
    expect(refused.body).toContain(company.phone.href);
    expect(refused.body).toContain(`>\n${typed.message}</textarea>`);
    await expectNothingStored(service);
    expect((await sendPhotos(service, [], { changes: typed, headers: NAVIGATION })).statusCode).toBe(303);
  });
});

describe.each(engines)('the uploads of a day, on %s,', (engine) => {
  it('are limited in bytes over photos and resumes, and requests without files go on', async () => {
    const service = await startTestService(engine, { limits: { uploadBytesPerDay: 2 * RESUME_BYTES } });
    expect((await sendResume(service)).statusCode).toBe(200);
    service.clock.pass(HOUR_MS);
    expect((await sendPhoto(service)).statusCode).toBe(200);
    const [photo] = await storedPhotos(service);
    expect(photo?.size).toBeLessThan(RESUME_BYTES);

    const resume = await sendResume(service);
    const refused = await sendPhotos(service, [await plainPhoto('jpeg', 400)], {
      changes: { message: 'The one that finds no room.' },
    });
    for (const [response, field] of [
      [resume, 'resume'],
      [refused, 'photos'],
    ] as const) {
      expect(response.statusCode).toBe(503);
      expect(response.json().error).toContain(company.phone.display);
      expect(response.json().fields).toEqual({ [field]: response.json().error });
      expect(Number(response.headers['retry-after'])).toBe(23 * 3600);
    }
    expect((await apply(service, applicationFields())).statusCode).toBe(200);
    expect((await sendPhotos(service, [])).statusCode).toBe(200);

    service.clock.pass(23 * HOUR_MS - 1000);
    expect((await sendResume(service)).statusCode).toBe(503);
    service.clock.pass(1000);
    expect((await sendResume(service)).statusCode).toBe(200);
    expect(await storedApplications(service)).toHaveLength(3);
  });

  it('are counted on after a restart, and shown to whoever watches', async () => {
    const limits = { uploadBytesPerDay: RESUME_BYTES };
    const first = await startTestService(engine, { limits });
    await sendResume(first);
    const second = await startTestService(engine, {
      limits,
      ...(engine === 'SQLite' ? { settings: { DATA_DIR: first.config.dataDir } } : { beside: first }),
    });
    expect((await sendResume(second)).statusCode).toBe(503);
    const headers = { authorization: basic(`owner:${OPERATOR_TOKEN}`) };
    const { body } = await second.app.inject({ url: '/metrics', headers });
    expect(body).toContain(`site_upload_bytes_of_day ${RESUME_BYTES}`);
  });
});

describe('uploads to several instances on PostgreSQL', () => {
  it('share the limit of an address', async () => {
    const options = { limits: { uploadsPerHour: 3 }, settings: PROXY };
    const first = await startTestService('PostgreSQL', options);
    const second = await startTestService('PostgreSQL', { ...options, beside: first });
    expect(await statuses(2, () => sendResume(first))).toEqual([200, 200]);
    expect(await statuses(2, () => sendResume(second))).toEqual([200, 429]);
  });

  it('that come at the same moment wait for each other: none finds the room that another has found', async () => {
    const service = await startTestService('PostgreSQL');
    await apply(service, applicationFields());
    const { reserve } = createUploadLimits(service.app, {
      ...defaultLimits,
      uploadBytesPerDay: RESUME_BYTES,
    });
    const files = { bytes: RESUME_BYTES, receivedAt: service.clock(), field: 'resume' };
    const second = await service.database.transaction().execute(async (transaction) => {
      await reserve(transaction, files);
      const other = service.database
        .transaction()
        .execute((another) => reserve(another, files))
        .catch((error: unknown) => error);
      await expect.poll(() => waitingLocks(service)).toBe(1);
      await transaction.insertInto('resumes').values(storedResume(service)).execute();
      return { other };
    });
    expect(await second.other).toMatchObject({ status: 503 });
  });
});

async function waitingLocks({ database }: TestService): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and locktype = 'advisory' and not granted
  `.execute(database);
  return rows.length;
}

function storedResume({ clock }: TestService) {
  return {
    job_application_id: 1,
    file_name: 'resume.pdf',
    original_name: 'resume.pdf',
    media_type: 'application/pdf',
    size: RESUME_BYTES,
    content: pdfOfSize(RESUME_BYTES),
    stored_at: clock().toISOString(),
  };
}
