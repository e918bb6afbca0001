import { hash } from 'node:crypto';
import sharp from 'sharp';
import type { SocialPictureCard } from './social-picture-cards.ts';
import { socialPictureHtml } from './social-picture-html.ts';

/** A hash of everything that the picture depends on: text, photograph, drawing, mark, colours, fonts and layout. */
export function fingerprintOf(card: SocialPictureCard): string {
  return hash('sha256', socialPictureHtml(card), 'hex').slice(0, 16);
}

/** EXIF data for `sharp`, so that the file itself says what it was drawn from. */
export function exifOf(fingerprint: string) {
  return { IFD0: { ImageDescription: `${MADE_FROM}${fingerprint}` } };
}

const MADE_FROM = 'made from ';

/** The fingerprint in a file; undefined if there is no such file. */
export async function fingerprintIn(file: string): Promise<string | undefined> {
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  return new RegExp(`${MADE_FROM}([0-9a-f]+)`).exec(metadata?.exif?.toString('latin1') ?? '')?.[1];
}
