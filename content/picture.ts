/** A photograph: its files in their sizes, and what it shows. */
export type Picture = {
  /** For those who cannot see it, in one sentence. */
  readonly alt: string;
  /** How the paths of its files begin, below the site's root: '/pictures/hero'. */
  readonly path: string;
  /** Of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Widths of the AVIF files, ascending. */
  readonly widths: readonly number[];
  readonly fallbackWidth: number;
  /** Changes with the picture, so that its files can be cached for ever. */
  readonly version: string;
  /** In percent from the left and from the top: what stays in sight where the picture is cut. By default the centre. */
  readonly focus?: readonly [x: number, y: number];
};

/** Of the AVIF files that photographs are encoded in, those of the site and those that the owner publishes. */
export const PICTURE_WIDTHS: readonly number[] = [480, 800, 1200, 1800];
/** Of the JPEG. */
export const FALLBACK_WIDTH = 960;

/** All that is needed to show a picture beside a text that says what it shows. */
export type PictureSource = Omit<Picture, 'alt'>;

export function sourceOf({ alt: _, ...source }: Picture): PictureSource {
  return source;
}

export function avifPath({ path, version }: Pick<Picture, 'path' | 'version'>, width: number): string {
  return `${path}-${width}.${version}.avif`;
}

type FallbackFile = Pick<Picture, 'path' | 'fallbackWidth' | 'version'>;

export function jpegPath({ path, fallbackWidth, version }: FallbackFile): string {
  return `${path}-${fallbackWidth}.${version}.jpg`;
}
