import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stylesheetColours } from '../../contract/stylesheet-colours.ts';

const SHARED_FOLDER = join(import.meta.dirname, 'styles');
const DIST = join(import.meta.dirname, '../../dist');

const colourTokens = stylesheetColours.map(([name, value]) => `--${name}:${value}`);

/**
 * The stylesheet: colours, fonts and the named files, each from `folder` or else from the shared ones. Later files
 * override earlier ones.
 */
export function styleText(folder: string, names: readonly string[]): string {
  const files = names.map((name) => {
    const own = join(folder, `${name}.css`);
    return readFileSync(existsSync(own) ? own : join(SHARED_FOLDER, `${name}.css`), 'utf8');
  });
  return [`:root{${colourTokens.join(';')}}`, fontFaces(), ...files].join('\n');
}

/** The font-face rules of the site's build. Empty if there is no build. */
function fontFaces(): string {
  const [file] = globSync('client/assets/fonts-*.css', { cwd: DIST });
  return file ? readFileSync(join(DIST, file), 'utf8') : '';
}
