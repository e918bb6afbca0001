/** By the first bytes: a file's name and announced type say nothing. */
type PhotoKind = 'jpeg' | 'png' | 'webp';

/** As many as any of the kinds needs. */
export const KIND_BYTES = 16;

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const HEIC_BRANDS = /^(?:hei[cxmsv]|hev[cxms]|mif1|msf1)$/;

export function photoKind(start: Buffer): PhotoKind | 'heic' | undefined {
  const text = start.toString('latin1', 0, KIND_BYTES);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.subarray(0, PNG.length).equals(PNG)) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  return text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.test(text.slice(8, 12)) ? 'heic' : undefined;
}
