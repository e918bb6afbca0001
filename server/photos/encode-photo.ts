import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Metadata, Sharp } from 'sharp';
import { PHOTO_MAX_PIXELS, PHOTO_MAX_SIDE, type PhotoRefusal } from '../../contract/forms/photos.ts';

export type EncodedPhoto = { readonly content: Buffer; readonly width: number; readonly height: number };

export class UnusablePhoto extends Error {
  readonly refusal: PhotoRefusal;

  constructor(refusal: PhotoRefusal) {
    super(`The photo is refused: ${refusal}`);
    this.refusal = refusal;
  }
}

/** Five of these make a mail of 10 MB, which mail servers accept. */
export const PHOTO_STORED_MAX_BYTES = 1_400_000;

type Size = { readonly width: number; readonly height: number };

type Attempt = {
  /** The longer side of the result, which may depend on the size of the upright photo. */
  readonly side: number | ((upright: Size) => number);
  readonly quality: number;
};

type EncodeOptions = {
  readonly attempts?: readonly Attempt[];
  readonly maxBytes?: number;
  now?(): number;
};

/** The first result that is small enough is kept; for nearly every photo that is the first attempt. */
const ATTEMPTS = [
  { side: PHOTO_MAX_SIDE, quality: 80 },
  { side: PHOTO_MAX_SIDE, quality: 55 },
  { side: 1400, quality: 50 },
  { side: 1000, quality: 40 },
] as const satisfies readonly Attempt[];

/** For formats that libvips cannot decode line by line: a whole picture takes about 4 bytes per pixel. */
const BUFFERED_MAX_PIXELS = 25_000_000;
/** The slowest allowed picture, a PNG of 49 million pixels with 16 bits per channel, takes 3 seconds of CPU time. */
const DEADLINE_MS = 10_000;

/**
 * Decodes a photo and re-encodes it as an upright JPEG of limited size without metadata. Nothing else of the file is
 * kept.
 */
export async function encodePhoto(
  content: Buffer,
  {
    attempts = ATTEMPTS,
    maxBytes = PHOTO_STORED_MAX_BYTES,
    now = () => performance.now(),
  }: EncodeOptions = {},
): Promise<EncodedPhoto> {
  const endsAt = now() + DEADLINE_MS;
  const open = decoder();
  try {
    // sharp's own limit would not say what is wrong; reading the header decodes nothing.
    const metadata = await open(content, false).metadata();
    refuseTooManyPixels(metadata);
    let source = content;
    for (const { side, quality } of attempts) {
      const longest = typeof side === 'number' ? side : side(metadata.autoOrient);
      const seconds = Math.ceil((endsAt - now()) / 1000);
      if (seconds <= 0) throw new UnusablePhoto('broken');
      const { data, info } = await open(source)
        .autoOrient()
        .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality })
        .timeout({ seconds })
        .toBuffer({ resolveWithObject: true });
      if (data.length <= maxBytes) return { content: data, width: info.width, height: info.height };
      // The next attempt uses this result: decoding the original again would cost a second.
      source = data;
      await nextTurn();
    }
  } catch (error) {
    throw error instanceof UnusablePhoto ? error : new UnusablePhoto('broken');
  }
  throw new UnusablePhoto('tooLarge');
}

function refuseTooManyPixels({ width, height, format, isProgressive }: Metadata): void {
  const isBuffered = isProgressive || format === 'webp';
  if (width * height > (isBuffered ? BUFFERED_MAX_PIXELS : PHOTO_MAX_PIXELS))
    throw new UnusablePhoto('tooManyPixels');
}

type Open = (content: Buffer, limitInputPixels?: number | false) => Sharp;

const require = createRequire(import.meta.url);
let loaded: Open | undefined;

/**
 * Loaded on first use to save memory. By `require`, which tries again after a failure, such as no file left to open:
 * `import()` remembers it until the process ends.
 */
function decoder(): Open {
  if (loaded) return loaded;
  const sharp = require('sharp') as typeof import('sharp').default;
  // One thread and no cache: memory matters more than speed.
  sharp.concurrency(1);
  sharp.cache(false);
  // Of the formats that sharp reads, only these three are accepted from visitors. The other decoders are never reached.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  loaded = (content, limitInputPixels = PHOTO_MAX_PIXELS) =>
    sharp(content, { limitInputPixels, failOn: 'error', sequentialRead: true });
  return loaded;
}
