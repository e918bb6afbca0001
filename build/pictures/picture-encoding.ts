import { createHash } from 'node:crypto';
import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  avifPath,
  FALLBACK_WIDTH,
  jpegPath,
  PICTURE_WIDTHS,
  type PictureSource,
} from '../../content/picture.ts';
import { avifQuality, jpegQuality } from '../../content/picture-quality.ts';

/** Comes within 3% of the size of the slowest encoding. */
const EFFORT = 4;

/** Relative to the folder of public files. */
export const PICTURES_FOLDER = '/pictures';

/** Phones show it a quarter wider than the screen, at two or three pixels per point. */
const HERO_WIDTHS = [480, 640, 800, 960, 1200, 1500, 1800, 2400];

/** Writes the missing files of one picture below `publicFolder`, and returns their paths and sizes. */
export async function encodePicture(
  name: string,
  source: string,
  publicFolder: string,
): Promise<PictureSource> {
  const bytes = await readFile(source);
  // The orientation of a phone's photograph may be in its metadata only.
  const upright = sharp(bytes).autoOrient();
  const { autoOrient: original } = await upright.metadata();
  if (original.width < FALLBACK_WIDTH) {
    throw new Error(`${source} is ${original.width} pixels wide; it has to be ${FALLBACK_WIDTH} at least.`);
  }

  const widths = (name === 'hero' ? HERO_WIDTHS : PICTURE_WIDTHS).filter((width) => width <= original.width);
  const width = Math.max(...widths);
  const picture: PictureSource = {
    path: `${PICTURES_FOLDER}/${name}`,
    width,
    height: Math.round((width * original.height) / original.width),
    widths,
    fallbackWidth: FALLBACK_WIDTH,
    version: versionOf(bytes, widths),
  };
  await Promise.all(
    filesOf(picture).map(({ width, path }) => encodeFile(upright, width, join(publicFolder, path))),
  );
  return picture;
}

export function filesOf(picture: PictureSource) {
  const avifs = picture.widths.map((width) => ({ width, path: avifPath(picture, width) }));
  return [...avifs, { width: picture.fallbackWidth, path: jpegPath(picture) }];
}

async function encodeFile(upright: Sharp, width: number, file: string): Promise<void> {
  if (await exists(file)) return;
  const resized = upright.clone().resize({ width });
  const encoded = file.endsWith('.avif') ? resized.avif(avifOptions(width)) : resized.jpeg(jpegQuality);
  // Encoded in memory first: an interrupted run would leave a partial file under the final name.
  await writeFile(file, await encoded.toBuffer());
}

/** Changes with the original and with the encoding options. */
function versionOf(bytes: Buffer, widths: readonly number[]): string {
  const options = [...widths.map(avifOptions), jpegQuality];
  return createHash('sha256').update(bytes).update(JSON.stringify(options)).digest('hex').slice(0, 8);
}

function avifOptions(width: number) {
  return { ...avifQuality(width), effort: EFFORT };
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
