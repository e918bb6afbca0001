import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pictures } from '../../content/pictures.ts';

export type Scaffolded = {
  /** Files that were written or changed. */
  readonly files: readonly string[];
  /** What is left to do by hand. */
  readonly next: readonly string[];
};

const [anyPicture = ''] = Object.keys(pictures);
/** The expression of a picture, in place of the entry's own. */
export const ANY_PICTURE = /^\w+$/.test(anyPicture) ? `pictures.${anyPicture}` : `pictures['${anyPicture}']`;

/** What is left to do about the pictures of an entry. */
export const PICTURES = [
  'put its photographs into a folder, run npm run pictures -- <folder>, say in content/pictures.ts what each shows, and name them in its file',
  'when all is written, run npm run pictures -- --social, which draws its link preview',
] as const;

export function writeNew(file: string, source: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}

export function insertBefore(file: string, marker: string, line: string): void {
  const source = readFileSync(file, 'utf8');
  const place = source.indexOf(marker);
  if (place < 0) throw new Error(`${file} has no "${marker.trim()}": add "${line.trim()}" by hand.`);
  writeFileSync(file, source.slice(0, place) + line + source.slice(place));
}
