import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { retentionDays } from '../../content/retention.ts';
import { hiddenFields } from '../../contract/api.ts';
import { PHOTO_MAX_SIDE, photoFileName } from '../../contract/forms/photos.ts';
import { startSmtpPeer } from '../../testing/smtp-peer.ts';
import { deleteExpired } from '../deletion/retention.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import { expectNoUploads } from '../testing/applications.ts';
import { engines } from '../testing/engines.ts';
import { estimateFields, post } from '../testing/forms.ts';
import { phonePhoto, plainPhoto } from '../testing/photo-files/photo-files.ts';
import {
  expectNothingStored,
  requestForm,
  sendPhotos,
  storedPhotos,
} from '../testing/photo-files/photo-requests.ts';
import { testOutbox } from '../testing/test-outbox.ts';
import { OPERATOR_TOKEN, startTestService } from '../testing/test-service.ts';
import { DAY_MS } from '../time/durations.ts';

const OPERATOR = { authorization: `Basic ${Buffer.from(`owner:${OPERATOR_TOKEN}`).toString('base64')}` };

/** The colour at a position, given as fractions of width and height from the upper left corner. */
async function colourAt(photo: Uint8Array, x: number, y: number) {
  const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}

describe.each(engines)('photos with a request, on %s,', (engine) => {
  it('are stored upright, at most 2000 pixels long, in their order, and without metadata', async () => {
    const service = await startTestService(engine);
    // Orientation 6: in the file the picture is rotated, with its upper half on the left.
    const upright = await phonePhoto({ width: 2600, height: 1800, orientation: 8 });
    const response = await sendPhotos(service, [upright, await plainPhoto('png'), await plainPhoto('webp')], {
      changes: { photoDescription1: '  The wall to come out ', photoDescription3: 'Window' },
    });
    expect(response.statusCode).toBe(200);
    const stored = await storedPhotos(service);
    expect(
      stored.map(({ number, description, width, height }) => [number, description, width, height]),
    ).toEqual([
      [1, 'The wall to come out', Math.round((PHOTO_MAX_SIDE * 1800) / 2600), PHOTO_MAX_SIDE],
      [2, '', 40, 40],
      [3, 'Window', 40, 40],
    ]);
    for (const { content, size } of stored) {
      expect(content.length).toBe(size);
      const { format, exif, icc, iptc, xmp, orientation } = await sharp(content).metadata();
      expect({ format, exif, icc, iptc, xmp, orientation }).toEqual({ format: 'jpeg' });
    }
    const [first] = stored;
    expect(await colourAt(first?.content ?? new Uint8Array(), 0.25, 0.5)).toBe('red');
    expect(await colourAt(first?.content ?? new Uint8Array(), 0.75, 0.5)).toBe('blue');
    await expectNoUploads(service);
  });

  it('go to the owner with the mail, and not with its reminders; the visitor reads how many arrived', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService(engine, { settings: { CONFIRMATION_MAIL: 'on' } });
    const { reference } = (
      await sendPhotos(service, [await plainPhoto('jpeg'), await plainPhoto('png')], {
        changes: { photoDescription2: 'The <b>window</b>' },
      })
    ).json();
    await testOutbox(service, peer.url).sendDue();
    const toOwner = peer.received.filter(({ to }) => to.includes(service.config.mail.to));
    const stored = await storedPhotos(service);
    expect(toOwner.map(({ attachments }) => attachments)).toEqual([
      stored.map(({ number, content }) => ({
        name: photoFileName(reference, number),
        content: Buffer.from(content),
      })),
    ]);
    expect(toOwner[0]?.parts.get('text/plain')).toMatch(/Photos:\s+2 attached: The <b>window<\/b>\n/);
    // The parser has replaced the content ids by the attachments.
    const shown = [
      ...(toOwner[0]?.parts.get('text/html') ?? '').matchAll(
        /<a href="([^"]+)"><img src="([^"]+)" alt="([^"]+)"/g,
      ),
    ];
    expect(shown.map(([, href, src, alt]) => ({ href, src, alt }))).toEqual(
      stored.map(({ number, content, description }) => ({
        href: new URL(deskPaths.leadPhoto(reference, number), service.config.siteUrl).href,
        src: `data:image/jpeg;base64,${Buffer.from(content).toString('base64')}`,
        alt: description ? 'The &lt;b&gt;window&lt;/b&gt;' : `Photo ${number}`,
      })),
    );

    const [confirmation] = peer.received.filter(({ to }) => !to.includes(service.config.mail.to));
    expect(confirmation?.parts.get('text/plain')).toMatch(/Photos:\s+2 received/);
    expect(confirmation?.attachments).toEqual([]);

    service.clock.pass(2 * DAY_MS);
    await testOutbox(service, peer.url).sendDue();
    expect(peer.received.length).toBeGreaterThan(2);
    expect(peer.received.slice(2).flatMap(({ attachments }) => attachments)).toEqual([]);
  });

  it('sent again under the same id are the same lead, and other photos are another body', async () => {
    const service = await startTestService(engine);
    const fields = estimateFields();
    const photos = [await plainPhoto('jpeg'), await plainPhoto('png')];
    const first = await post(service.app, requestForm(fields, photos));
    const again = await post(service.app, requestForm(fields, photos));
    // Only a hash of the page's token is stored, so each response has a new one.
    const page = expect.any(String);
    expect(again.json()).toEqual({ ...first.json(), page });
    const others = [photos.toReversed(), photos.slice(1), [], [await plainPhoto('webp')]];
    for (const other of others)
      expect((await post(service.app, requestForm(fields, other))).statusCode).toBe(409);
    expect(await storedPhotos(service)).toHaveLength(2);
    const more = { ...fields, [hiddenFields.submissionId]: randomUUID() };
    expect((await post(service.app, requestForm(more, photos))).statusCode).toBe(200);
    expect(await storedPhotos(service)).toHaveLength(4);
  });

  it('are kept with what was taken for spam, and deleted with it', async () => {
    const service = await startTestService(engine);
    await sendPhotos(service, [await plainPhoto('jpeg')], { changes: { [hiddenFields.honeypot]: 'x' } });
    expect(await storedPhotos(service)).toHaveLength(1);
    service.clock.pass((retentionDays.spam + 1) * DAY_MS);
    await deleteExpired(service.database, service.clock());
    await expectNothingStored(service);
  });

  it('open for the operator, and for nobody else', async () => {
    const service = await startTestService(engine);
    const { reference } = (await sendPhotos(service, [await plainPhoto('jpeg')])).json();
    const get = (url: string, headers = {}) => service.app.inject({ url, headers });
    const path = deskPaths.leadPhoto(reference, 1);
    expect((await get(path)).statusCode).toBe(401);
    const response = await get(path, OPERATOR);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const [stored] = await storedPhotos(service);
    expect(response.rawPayload).toEqual(Buffer.from(stored?.content ?? []));
    for (const number of ['0', '2', '-1', '1.5', 'one', '1e0x', '%00'])
      expect((await get(deskPaths.leadPhoto(reference, number), OPERATOR)).statusCode).toBe(404);
    expect((await get(deskPaths.leadPhoto('..%2f..', 1), OPERATOR)).statusCode).toBe(404);
  });
});
