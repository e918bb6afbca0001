import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../../../dist');

/** The styles that declare the site's fonts, for pages that are no part of its build. Without a build, none. */
export function fontFaces(dist: string = DIST): string {
  const [file] = globSync('client/assets/fonts-*.css', { cwd: dist });
  return file ? readFileSync(join(dist, file), 'utf8') : '';
}
