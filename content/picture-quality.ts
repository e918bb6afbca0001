/** How photographs are encoded: those of the site, and those that the owner publishes. */

/** The widest that phones choose whose screens show two pixels for each of the page's. */
const PHONE_WIDTH = 800;

// Rooms are mostly wall and wood: below 70 the grain smears on large screens. On a phone's, 62 looks the same and saves
// a quarter of the bytes. Halved chroma would harm red rugs and green cabinets more than its few bytes are worth.
export function avifQuality(width: number) {
  return { quality: width <= PHONE_WIDTH ? 62 : 72, chromaSubsampling: '4:4:4' } as const;
}

export const jpegQuality = { quality: 78, mozjpeg: true } as const;
