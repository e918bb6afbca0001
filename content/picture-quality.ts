/** Encoder settings for photographs: those of the site, and those that the owner publishes. */

/** The widest file that phones with a pixel ratio of 2 choose. */
const PHONE_WIDTH = 800;

// Rooms are mostly wall and wood: below 70 the grain smears on large screens. On phones 62 looks the same and saves a
// quarter of the bytes. Chroma subsampling would harm red rugs and green cabinets more than its few bytes are worth.
export function avifQuality(width: number) {
  return { quality: width <= PHONE_WIDTH ? 62 : 72, chromaSubsampling: '4:4:4' } as const;
}

export const jpegQuality = { quality: 78, mozjpeg: true } as const;
