import type { Plugin } from 'vite';
import { screens } from '../contract/screens.ts';

const TABLE = /(?<=export const screens = )\{.*?\n\}(?= as const)/s;

/**
 * Of a screen the browser needs the pattern alone: the rest of its row in `contract/screens.ts`, which is for the build
 * and the server, stays out of what every visitor loads.
 */
export function screenPatterns(): Plugin {
  return {
    name: 'screen-patterns',
    enforce: 'pre',
    transform(code, id, options) {
      if (options?.ssr || !id.endsWith('/contract/screens.ts')) return null;
      if (!TABLE.test(code))
        throw new Error('build/screen-patterns.ts does not find the table of the screens.');
      return code.replace(TABLE, JSON.stringify(patternsOf(screens)));
    },
  };
}

function patternsOf(rows: Readonly<Record<string, { readonly pattern: string }>>) {
  return Object.fromEntries(Object.entries(rows).map(([screen, { pattern }]) => [screen, { pattern }]));
}
