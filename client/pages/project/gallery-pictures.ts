import { type Picture, sourceOf } from '../../../content/picture.ts';
import type { Project } from '../../../content/project.ts';
import type { GalleryPicture } from '../../islands/project-gallery/gallery-picture.tsx';

export function galleryOf({ cover, drawing, morePictures }: Project): GalleryPicture[] {
  const drawn: GalleryPicture[] = drawing
    ? [{ kind: 'drawing', scene: drawing, caption: 'Line drawing of the finished view.' }]
    : [];
  return [photograph(cover), ...drawn, ...morePictures.map(photograph)];
}

function photograph(picture: Picture): GalleryPicture {
  return { kind: 'photograph', source: sourceOf(picture), caption: picture.alt };
}
