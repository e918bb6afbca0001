import { altOf } from '../../../content/picture-alts.ts';
import type { PictureName } from '../../../content/pictures.ts';
import { pictureSource } from '../../../contract/picture-source.ts';
import type { GalleryPicture } from '../../islands/project-gallery/gallery-picture.ts';
import type { BuiltInProject } from './project-lookup.ts';

/** The cover, then the drawing that lies in exact register with it, then the rest. */
export function galleryOf({ project, detail }: BuiltInProject): GalleryPicture[] {
  const drawing: GalleryPicture[] = detail.drawing
    ? [{ kind: 'drawing', scene: detail.drawing, caption: 'Line drawing of the same view.' }]
    : [];
  return [photograph(project.cover), ...drawing, ...detail.morePictures.map(photograph)];
}

function photograph(name: PictureName): GalleryPicture {
  return { kind: 'photograph', source: pictureSource(name), caption: altOf(name) };
}
