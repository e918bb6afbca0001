import type { pictureAlts } from './picture-alts.ts';
import { pictureSizes } from './pictures.generated.ts';

export type PictureName = keyof typeof pictureAlts;

export type Picture = {
  /** Of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Widths of the AVIF files, ascending. */
  readonly widths: readonly number[];
  readonly fallbackWidth: number;
  /** Changes with the picture, so that its files can be cached for ever. */
  readonly version: string;
};

export function pictureOf(name: PictureName): Picture {
  return pictureSizes[name];
}

/** Where the files of the pictures lie below the site's root. `npm run pictures` writes them there. */
export const PICTURES_FOLDER = '/pictures';

export function avifPath(name: PictureName, { version }: Pick<Picture, 'version'>, width: number): string {
  return `${PICTURES_FOLDER}/${name}-${width}.${version}.avif`;
}

type FallbackFile = Pick<Picture, 'fallbackWidth' | 'version'>;

export function jpegPath(name: PictureName, { fallbackWidth, version }: FallbackFile): string {
  return `${PICTURES_FOLDER}/${name}-${fallbackWidth}.${version}.jpg`;
}
