import { phonePhoto } from '../../server/testing/photo-files/photo-files.ts';
import type { Random } from './random.ts';

/** Their widths tell them apart: the site makes none of these smaller or larger. */
const WIDTHS = [240, 320, 480, 640, 1200] as const;

/** One to five of them, in any order. */
export function photoWidths(random: Random): number[] {
  return Array.from({ length: Math.ceil(random.between(0, WIDTHS.length)) }, () => random.pick(WIDTHS));
}

const made = new Map<number, Promise<Buffer>>();

/** A real JPEG with the grain of a photograph; each width is made once. */
export function photoOfWidth(width: number): Promise<Buffer> {
  const known = made.get(width) ?? phonePhoto({ width, height: (width * 3) / 4, grain: 45 });
  made.set(width, known);
  return known;
}
