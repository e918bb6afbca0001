/** A photograph: its files in several sizes, and its alternative text. */
export type Picture = {
  /** The alternative text, in one sentence. */
  readonly alt: string;
  /** The common prefix of its files' paths, relative to the site's root: '/pictures/hero'. */
  readonly path: string;
  /** The width of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Widths of the AVIF files, ascending. */
  readonly widths: readonly number[];
  readonly fallbackWidth: number;
  /** Changes with the picture, so that its files can be cached forever. */
  readonly version: string;
  /** The focal point that stays visible when the picture is cropped, in percent from left and top. Default: centre. */
  readonly focus?: readonly [x: number, y: number];
};

/** Widths of the AVIF files of photographs, those of the site and those that the owner publishes. */
export const PICTURE_WIDTHS: readonly number[] = [480, 800, 1200, 1800];
/** Width of the JPEG file. */
export const FALLBACK_WIDTH = 960;

/** A picture without alternative text, for use beside a text that says what it shows. */
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
