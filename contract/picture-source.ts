import { type Picture, type PictureName, pictureOf } from '../content/pictures.ts';

/** A picture with all that is needed to show it in its sizes: what API responses and islands carry instead of its name. */
export type PictureSource = { readonly name: PictureName } & Omit<Picture, 'colour'>;

export function pictureSource(name: PictureName): PictureSource {
  const { colour: _, ...sizes } = pictureOf(name);
  return { name, ...sizes };
}
