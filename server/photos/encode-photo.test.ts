import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { phonePhoto, plainPhoto, pngOf } from '../testing/photo-files/photo-files.ts';
import { encodePhoto, PHOTO_STORED_MAX_BYTES } from './encode-photo.ts';

/** Noise, which cannot be compressed. */
function noise(width: number, height: number) {
  const grain = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise: grain } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

describe('a photo', () => {
  it('is always small enough for a mail, whatever it shows', async () => {
    const { content, width } = await encodePhoto(await noise(2000, 2000));
    expect(content.length).toBeLessThanOrEqual(PHOTO_STORED_MAX_BYTES);
    expect(width).toBeGreaterThanOrEqual(1000);
  });

  it('has one deadline, however many attempts it takes', async () => {
    const content = await noise(2000, 2000);
    // The clock is read at the start and before each attempt: the first one leaves no time for a second.
    let reads = 0;
    const now = () => (++reads <= 2 ? 0 : 10_000);
    await expect(encodePhoto(content, { now })).rejects.toMatchObject({ refusal: 'broken' });
  });

  it('is not made larger than it came', async () => {
    const { width, height } = await encodePhoto(await plainPhoto('webp', 30));
    expect([width, height]).toEqual([30, 30]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('taken in orientation %i is upright', async (orientation) => {
    const { width, height } = await encodePhoto(await phonePhoto({ orientation }));
    expect([width, height]).toEqual(orientation < 5 ? [800, 600] : [600, 800]);
  });

  it('that is transparent gets a white ground', async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const { data } = await sharp((await encodePhoto(clear)).content)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.min(...data)).toBeGreaterThan(250);
  });

  it('may have 50 million pixels, but half of that where all of it must be held at once', async () => {
    expect((await encodePhoto(pngOf(7000, 7000))).width).toBe(2000);
    const interlaced = pngOf(7000, 7000, { isInterlaced: true });
    await expect(encodePhoto(interlaced)).rejects.toMatchObject({ refusal: 'tooManyPixels' });
    const progressive = await sharp({
      create: { width: 5200, height: 5000, channels: 3, background: '#888' },
    })
      .jpeg({ progressive: true })
      .toBuffer();
    await expect(encodePhoto(progressive)).rejects.toMatchObject({ refusal: 'tooManyPixels' });
  });

  it('keeps nothing else of the file', async () => {
    const script = '<script>alert(1)</script>';
    const polyglots = [
      Buffer.concat([await plainPhoto('jpeg'), Buffer.from(`PK\x03\x04 %PDF-1.7 ${script}`)]),
      await sharp(await plainPhoto('png'))
        .withExif({ IFD0: { Copyright: script } })
        .png()
        .toBuffer(),
    ];
    for (const polyglot of polyglots) {
      expect(polyglot.includes(script)).toBe(true);
      const { content } = await encodePhoto(polyglot);
      for (const trace of [script, '%PDF', 'PK\x03\x04']) expect(content.includes(trace)).toBe(false);
    }
  });

  it.skipIf(process.platform === 'win32')(
    'can be decoded after the decoder could not be loaded, as when no file could be opened',
    async () => {
      const file = JSON.stringify(join(import.meta.dirname, 'encode-photo.ts'));
      const program = `
        import { openSync, closeSync } from 'node:fs';
        const { encodePhoto } = await import(${file});
        const photo = Buffer.from('${(await plainPhoto('jpeg', 30)).toString('base64')}', 'base64');
        const attempt = () => encodePhoto(photo).then(({ width }) => width, ({ message }) => message);
        const files = [];
        try { for (;;) files.push(openSync('/dev/null')); } catch {}
        console.log(await attempt());
        files.forEach((file) => closeSync(file));
        console.log(await attempt());
      `;
      const node = [process.execPath, '--input-type=module', '--eval', program];
      const { stdout } = spawnSync('sh', ['-c', 'ulimit -n 64 && exec "$@"', 'sh', ...node], {
        encoding: 'utf8',
      });
      expect(stdout).toMatch(/too many open files[\s\S]*\n30\n$/);
    },
  );
});
