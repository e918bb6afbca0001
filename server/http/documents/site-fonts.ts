import { globSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../../../dist');

/** Name, weights and file of each font that the build leaves; the file's name carries a hash. */
const FONTS = [
  ['Hedvig Letters Serif', '400', 'hedvig-letters-serif'],
  ['Hanken Grotesk', '400 650', 'hanken-grotesk'],
] as const;

/** The site's fonts as styles for pages that are no part of its build. Without a build, none. */
export function fontFaces(dist: string = DIST): string {
  return FONTS.flatMap(([family, weights, name]) => {
    const [file] = globSync(`client/assets/${name}-*.woff2`, { cwd: dist });
    if (!file) return [];
    const url = file.replaceAll('\\', '/').replace(/^client/, '');
    return `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:${weights};font-display:swap}`;
  }).join('\n');
}
