import type { PhotoRow } from '../photos.ts';
import { sizeOf } from './file-size.ts';

/** 'The wall to come out (1500 x 2000, 312 KB)' */
export function photoDescription({ description, width, height, size }: PhotoRow): string {
  const facts = `${width} x ${height}, ${sizeOf(size)}`;
  return description ? `${description} (${facts})` : facts;
}
