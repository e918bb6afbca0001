import { sourceOf } from '../../../content/picture.ts';
import { type Project, wholeGallery } from '../../../content/project.ts';
import type { GalleryPicture } from '../../islands/project-gallery/gallery-picture.tsx';

/** More at once would look like a contact sheet. */
const AT_ONCE_MAX = 4;
/** The drawing is inserted after these. */
const PHOTOGRAPHS_BEFORE_DRAWING = 3;

type Gallery = {
  readonly pictures: readonly GalleryPicture[];
  /** The number of pictures shown initially. Pictures that the before-and-after slider shows come last. */
  readonly atOnce: number;
};

export function galleryOf(project: Project): Gallery {
  const compared = new Set(Object.values(project.beforeAndAfter ?? {}).map(({ path }) => path));
  const photographs = wholeGallery(project).map(({ picture: { alt, ...picture }, ...entry }) => ({
    kind: 'photograph' as const,
    source: sourceOf({ alt, ...picture }),
    alt,
    ...entry,
  }));
  const others = photographs.filter(({ source }) => !compared.has(source.path));
  const unseen = [
    ...others.slice(0, PHOTOGRAPHS_BEFORE_DRAWING),
    ...drawingOf(project),
    ...others.slice(PHOTOGRAPHS_BEFORE_DRAWING),
  ];
  const pictures = [...unseen, ...photographs.filter(({ source }) => compared.has(source.path))];
  return { pictures, atOnce: Math.min(AT_ONCE_MAX, unseen.length || pictures.length) };
}

function drawingOf({ drawing }: Project): GalleryPicture[] {
  return drawing ? [{ kind: 'drawing', alt: 'Line drawing of the finished view.', ...drawing }] : [];
}
