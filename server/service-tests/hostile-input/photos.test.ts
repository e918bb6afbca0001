import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePhoto, UnusablePhoto } from '../../photos/encode-photo.ts';
import { heic, phonePhoto, plainPhoto } from '../../testing/photo-files/photo-files.ts';

const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

/** Changes a byte, truncates the file or inserts bytes. */
const damage = fc.oneof(
  fc.tuple(place, fc.nat(255)).map(([at, value]) => (bytes: Buffer) => {
    const copy = Buffer.from(bytes);
    copy[Math.floor(at * copy.length)] = value;
    return copy;
  }),
  place.map((at) => (bytes: Buffer) => bytes.subarray(0, Math.floor(at * bytes.length))),
  fc.tuple(place, fc.uint8Array({ maxLength: 64 })).map(([at, more]) => (bytes: Buffer) => {
    const middle = Math.floor(at * bytes.length);
    return Buffer.concat([bytes.subarray(0, middle), more, bytes.subarray(middle)]);
  }),
  // Sizes and lengths are at the beginning, which a random position seldom hits.
  fc.tuple(fc.nat(60), fc.constantFrom(0, 0x7fffffff, 0xffffffff)).map(([at, value]) => (bytes: Buffer) => {
    const copy = Buffer.from(bytes);
    if (copy.length > at + 4) copy.writeUInt32BE(value, at);
    return copy;
  }),
);

describe('a photo with random damage', () => {
  it.each(['jpeg', 'png', 'webp', 'photo of a phone', 'heic'] as const)(
    'is re-encoded or refused, and nothing else: %s',
    async (kind) => {
      const whole =
        kind === 'heic'
          ? heic
          : kind === 'photo of a phone'
            ? await phonePhoto({ width: 60, height: 40, orientation: 6 })
            : await plainPhoto(kind);
      await fc.assert(
        fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 4 }), async (damages) => {
          const file = damages.reduce((bytes, apply) => apply(bytes), whole);
          const encoded = await encodePhoto(file).catch((error: unknown) => error);
          if (encoded instanceof UnusablePhoto) return;
          const { content } = encoded as { content: Buffer };
          expect((await sharp(content).metadata()).format).toBe('jpeg');
        }),
        { numRuns: 60 },
      );
    },
  );
});
