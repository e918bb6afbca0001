import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { SocialPictureCard } from './social-picture-cards.ts';
import { socialPictureHtml } from './social-picture-html.ts';

/** Of everything that the picture is drawn from: words, photograph, drawing, mark, colours, fonts and layout. */
export function fingerprintOf(card: SocialPictureCard): string {
  return createHash('sha256').update(socialPictureHtml(card)).digest('hex').slice(0, 16);
}

/** As `sharp` writes it into a picture: the file itself says what it was drawn from. */
export function exifOf(fingerprint: string) {
  return { IFD0: { ImageDescription: `${MADE_FROM}${fingerprint}` } };
}

const MADE_FROM = 'made from ';

/** What a file was drawn from; nothing where there is no such file. */
export async function fingerprintIn(file: string): Promise<string | undefined> {
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  return new RegExp(`${MADE_FROM}([0-9a-f]+)`).exec(metadata?.exif?.toString('latin1') ?? '')?.[1];
}
