import { altOf } from '../../../content/picture-alts.ts';
import type { PictureName } from '../../../content/pictures.ts';
import type { Project } from '../../../content/project.ts';
import { pictureSource } from '../../../contract/picture-source.ts';
import type { GalleryPicture } from '../../islands/project-gallery/gallery-picture.tsx';

export function galleryOf({ cover, drawing, morePictures }: Project): GalleryPicture[] {
  const drawn: GalleryPicture[] = drawing
    ? [{ kind: 'drawing', scene: drawing, caption: 'Line drawing of the finished view.' }]
    : [];
  return [photograph(cover), ...drawn, ...morePictures.map(photograph)];
}

function photograph(name: PictureName): GalleryPicture {
  return { kind: 'photograph', source: pictureSource(name), caption: altOf(name) };
}
