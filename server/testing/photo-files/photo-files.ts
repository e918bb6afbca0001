import { randomFillSync } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** The GPS position of Toronto's City Hall in EXIF's degrees, minutes and seconds. */
const POSITION = '43/1 39/1 12/1';

type PhotoOptions = {
  readonly width?: number;
  readonly height?: number;
  /** The EXIF orientation: 6 for a phone that was held upright, whose file contains the picture rotated. */
  readonly orientation?: number;
  /** 0 is a plain colour in a tiny file; 45 makes a file about as large as a photograph. */
  readonly grain?: number;
};

/** A photo like a phone's, with a GPS position in its metadata. The upper half is red and the lower one blue. */
export async function phonePhoto(options: PhotoOptions = {}): Promise<Buffer> {
  const { width = 800, height = 600, orientation = 1, grain = 0 } = options;
  const pixels = Buffer.alloc(width * height * 3);
  if (grain > 0) randomFillSync(pixels);
  for (let at = 0; at < pixels.length; at++) {
    const strong = at < pixels.length / 2 ? 0 : 2;
    pixels[at] = (at % 3 === strong ? 180 : 30) + (((pixels[at] ?? 0) * grain) >> 8);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .withExif({
      IFD0: { Make: 'Phone', Model: 'Camera of the tests', Orientation: String(orientation) },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: POSITION,
        GPSLongitudeRef: 'W',
        GPSLongitude: '79/1 23/1 1/1',
      },
    })
    .withMetadata({ orientation })
    .toBuffer();
}

export async function plainPhoto(kind: 'jpeg' | 'png' | 'webp', side = 40): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#886644' } })
    .toFormat(kind)
    .toBuffer();
}

/** A PNG of one colour with many pixels in a few kilobytes. */
export function pngOf(width: number, height: number, { isInterlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Greyscale with one bit per pixel.
  header.set([1, 0, 0, 0, isInterlaced ? 1 : 0], 8);
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

/** The first bytes of an iPhone's HEIC file. No library here reads the rest. */
export const heic = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(500, 7),
]);
