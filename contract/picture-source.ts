import { type Picture, type PictureName, pictureOf } from '../content/pictures.ts';

/** A picture with all that is needed to show it in its sizes: what API responses and islands carry instead of its name. */
export type PictureSource = { readonly name: PictureName } & Picture;

export function pictureSource(name: PictureName): PictureSource {
  return { name, ...pictureOf(name) };
}
