import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours } from '../../content/colours.ts';
import { fontFaces } from '../http/documents/site-fonts.ts';

const SHARED_FOLDER = join(import.meta.dirname, 'styles');

const colourTokens = Object.entries(colours).map(([name, value]) => `--${kebabCase(name)}:${value}`);

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

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
