import type { Plugin } from 'vite';
import { colours } from '../content/colours.ts';

/**
 * Gives the stylesheet the colours of `content/colours.ts`: `inkSoft` there is `--theme(--colour-ink-soft)` in
 * `client/styles/tokens.css`. Tailwind writes the value in its place, so the browser gets no further variables.
 */
export function colourTokens(): Plugin {
  const tokens = Object.entries(colours).map(([name, value]) => `--colour-${kebabCase(name)}: ${value};`);
  return {
    name: 'colour-tokens',
    enforce: 'pre',
    // The development server asks for `site.css?direct`.
    transform: (code, id) =>
      /\/styles\/site\.css(\?|$)/.test(id)
        ? `${code}\n@theme reference inline { ${tokens.join(' ')} }`
        : null,
  };
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
