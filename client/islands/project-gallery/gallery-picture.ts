import { avifPath } from '../../../content/pictures.ts';
import type { PictureSource } from '../../../contract/picture-source.ts';

/** A picture of the gallery: a photograph, or the line drawing of the finished view. */
export type GalleryPicture =
  | { readonly kind: 'photograph'; readonly source: PictureSource; readonly caption: string }
  | { readonly kind: 'drawing'; readonly scene: string; readonly caption: string };

export function keyOf(picture: GalleryPicture): string {
  return picture.kind === 'drawing' ? `drawing of ${picture.scene}` : picture.source.name;
}

/** The largest file by itself: where a picture leads without scripts. */
export function fileOf(picture: GalleryPicture): string {
  if (picture.kind === 'drawing') return drawingPath(picture.scene);
  const { source } = picture;
  return avifPath(source.name, source, Math.max(...source.widths));
}

export function drawingPath(scene: string, size: '' | '-800' = ''): string {
  return `/drawings/${scene}${size}.webp`;
}
