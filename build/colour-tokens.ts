import type { Plugin } from 'vite';
import { stylesheetColours } from '../contract/stylesheet-colours.ts';

/**
 * Passes the colours of `content/colours.ts` to the stylesheet: `inkSoft` becomes `--theme(--colour-ink-soft)` in
 * `client/styles/tokens.css`. Tailwind inlines the value, so the browser gets no additional variables.
 */
export function colourTokens(): Plugin {
  const tokens = stylesheetColours.map(([name, value]) => `--colour-${name}: ${value};`);
  return {
    name: 'colour-tokens',
    enforce: 'pre',
    // The development server requests `site.css?direct`.
    transform: (code, id) =>
      /\/styles\/site\.css(\?|$)/.test(id)
        ? `${code}\n@theme reference inline { ${tokens.join(' ')} }`
        : null,
  };
}
