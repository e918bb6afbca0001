import { describe, expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { estimateFields } from '../testing/forms.ts';
import { plainPhoto, pngOf } from '../testing/photo-files/photo-files.ts';
import { sendPhotos, storedPhotos } from '../testing/photo-files/photo-requests.ts';
import { NAVIGATION } from '../testing/post-as-browser.ts';
import { OPERATOR_TOKEN, startTestService, type TestService } from '../testing/test-service.ts';
import { basic } from '../testing/try-desk.ts';

const PROXY = { TRUST_PROXY: '127.0.0.1' };

const from = (ip: string) => ({ 'x-forwarded-for': ip });

/** A few kilobytes that take seconds to decode. */
const slowPhotos = Array<Buffer>(5).fill(pngOf(7000, 7000));

async function formsWithPhotos({ app }: TestService): Promise<number> {
  const headers = { authorization: basic(`owner:${OPERATOR_TOKEN}`) };
  const { body } = await app.inject({ url: '/metrics', headers });
  return Number(/^site_photo_forms_waiting (\d+)$/m.exec(body)?.[1]);
}

describe('while photos are being decoded', () => {
  it('two forms of one address wait for it, a third is refused with all that was typed, and others are not', async () => {
    const service = await startTestService('SQLite', { settings: PROXY });
    const sent = [1, 2].map(() => sendPhotos(service, slowPhotos, { headers: from('203.0.113.7') }));
    await expect.poll(() => formsWithPhotos(service)).toBe(2);

    const third = await sendPhotos(service, slowPhotos, { headers: from('203.0.113.7') });
    expect(third.statusCode).toBe(503);
    expect(third.headers['retry-after']).toBe('60');
    expect(third.json().error).toContain(company.phone.display);
    expect(third.json().fields).toEqual({ photos: third.json().error });

    const typed = estimateFields();
    const page = await sendPhotos(service, slowPhotos, {
      changes: typed,
      headers: { ...NAVIGATION, ...from('203.0.113.7') },
    });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '60']);
    expect(page.body).toContain(company.phone.href);
    expect(page.body).toContain(`>\n${typed.message}</textarea>`);

    expect((await sendPhotos(service, [], { headers: from('203.0.113.7') })).statusCode).toBe(200);
    const other = sendPhotos(service, [await plainPhoto('jpeg')], { headers: from('203.0.113.8') });
    for (const response of await Promise.all([...sent, other])) expect(response.statusCode).toBe(200);
    expect(await formsWithPhotos(service)).toBe(0);
    expect(await storedPhotos(service)).toHaveLength(11);
  });

  it('twenty forms wait for it in all, and then there is room again', async () => {
    const service = await startTestService('SQLite', { settings: PROXY });
    const photo = await plainPhoto('jpeg');
    const slow = sendPhotos(service, slowPhotos, { headers: from('203.0.113.1') });
    await expect.poll(() => formsWithPhotos(service)).toBe(1);
    const waiting = Array.from({ length: 21 }, (_, index) =>
      sendPhotos(service, [photo], { headers: from(`203.0.113.${index + 2}`) }),
    );
    const statuses = (await Promise.all([slow, ...waiting])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([...Array(20).fill(200), 503, 503]);
    expect((await sendPhotos(service, [photo], { headers: from('203.0.113.90') })).statusCode).toBe(200);
  });
});
