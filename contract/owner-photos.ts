import { type PhotoRefusal, photoProblem } from './forms/photos.ts';

/** Limits of the photographs that the owner uploads on the desk: the browser and the server keep to the same. */
export const ownerPhotos = {
  /** Enough for photographs from a phone. */
  maxBytes: 40 * 1024 ** 2,
  /** The longer side in pixels, larger ones are resized: enough for the widest place on a page at two pixels per point. */
  maxSide: 2400,
  /** The width at which the page of a project shows them: a narrower one would look blurred. */
  minWidth: 1200,
  altMaxCharacters: 200,
} as const;

/**
 * The longer side to which a photograph is resized. A tall one may be longer, so that it keeps `minWidth`, with at most
 * as many pixels as the largest square.
 */
export function ownerPhotoSide({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): number {
  const { maxSide, minWidth } = ownerPhotos;
  const wideEnough = Math.ceil((minWidth * height) / width);
  return Math.max(maxSide, Math.min(wideEnough, maxSide ** 2 / minWidth));
}

/** Taller ones than this lose width by `ownerPhotoSide`, so that they would be narrower than `minWidth`. */
export const OWNER_PHOTO_MAX_HEIGHT_TO_WIDTH = (ownerPhotos.maxSide / ownerPhotos.minWidth) ** 2;

/** Why the photo is refused, and what the owner can do about it. */
export function ownerPhotoProblem(refusal: PhotoRefusal, fileName: string): string {
  // What visitors read does not help here: the photo exists already, and a screenshot of it would be too narrow.
  return refusal === 'heic'
    ? `${fileName} is a HEIC file, which we could not open. Choose it on the iPhone that took it, which sends it as a JPEG, or save it as a JPEG first.`
    : photoProblem(refusal, fileName);
}
