import { altOf } from '../../../content/picture-alts.ts';
import { avifPath, type PictureName, pictureOf } from '../../../content/pictures.ts';
import type { BuiltInProject } from './project-lookup.ts';

/** A picture of the gallery: a photograph, or the line drawing of the cover's view. */
export type GalleryPicture =
  | { readonly kind: 'photograph'; readonly name: PictureName; readonly caption: string }
  | { readonly kind: 'drawing'; readonly scene: string; readonly caption: string };

/** The cover, then the drawing that lies in exact register with it, then the rest. */
export function galleryOf({ project, detail }: BuiltInProject): GalleryPicture[] {
  const drawing: GalleryPicture[] = detail.drawing
    ? [{ kind: 'drawing', scene: detail.drawing, caption: 'Line drawing of the same view.' }]
    : [];
  return [photograph(project.cover), ...drawing, ...detail.morePictures.map(photograph)];
}

export function keyOf(picture: GalleryPicture): string {
  return picture.kind === 'drawing' ? `drawing of ${picture.scene}` : picture.name;
}

/** The largest file by itself: where a picture leads without scripts. */
export function fileOf(picture: GalleryPicture): string {
  if (picture.kind === 'drawing') return drawingPath(picture.scene);
  const { name } = picture;
  const sizes = pictureOf(name);
  return avifPath(name, sizes, Math.max(...sizes.widths));
}

export function drawingPath(scene: string, size: '' | '-800' = ''): string {
  return `/drawings/${scene}${size}.webp`;
}

function photograph(name: PictureName): GalleryPicture {
  return { kind: 'photograph', name, caption: altOf(name) };
}
