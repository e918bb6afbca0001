import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../../../dist');

/** The font-face rules of the site, for pages that are not part of its build. Empty if there is no build. */
export function fontFaces(dist: string = DIST): string {
  const [file] = globSync('client/assets/fonts-*.css', { cwd: dist });
  return file ? readFileSync(join(dist, file), 'utf8') : '';
}
