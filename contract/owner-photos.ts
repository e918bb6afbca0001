/** Limits of the photographs that the owner uploads on the desk: the browser and the server keep to the same. */
export const ownerPhotos = {
  /** Enough for photographs from a phone. */
  maxBytes: 40 * 1024 ** 2,
  /** The longer side in pixels, larger ones are resized: enough for the widest place on a page at two pixels per point. */
  maxSide: 2400,
  altMaxCharacters: 200,
} as const;
