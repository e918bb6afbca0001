import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import beastiesExport from 'beasties';
import { parse } from 'postcss';

// Its types describe the CommonJS file, Node loads the module.
const Beasties = beastiesExport as unknown as typeof beastiesExport.default;

/**
 * The rules of the stylesheet that a document uses: they are inlined, so that the first paint needs no second request.
 * The whole stylesheet follows at the end of the document, for visits and for what scripts show.
 */
export function criticalCss(client: string, stylesheet: string): (body: string) => Promise<string> {
  const css = readFileSync(join(client, stylesheet), 'utf8');
  const found = new Map<string, Promise<string>>();

  async function find(body: string): Promise<string> {
    const beasties = new Beasties({
      path: client,
      logLevel: 'silent',
      preloadFonts: false,
      allowRules: [
        // Variants of Tailwind with an ampersand, which it does not find in the document.
        /\\\[\\&/,
        // Of the tab that the address asks for: the script in the head names it.
        ...(body.includes('data-tabs=') ? [/^\[data-tab=/] : []),
      ],
    });
    const html = await beasties.process(
      `<html><head><link rel="stylesheet" href="${stylesheet}"></head><body>${body}</body></html>`,
    );
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1];
    if (!style)
      throw new Error('No critical CSS was found: has the way changed in which Beasties writes it?');
    return layerOrder(css) + forFirstPaint(style);
  }

  /** Documents of the same elements and classes use the same rules: a project differs from the next in its words. */
  return (body) => {
    const shape = [...new Set(body.match(/<\w+|class="[^"]*"/g))].sort().join();
    const known = found.get(shape) ?? find(body);
    found.set(shape, known);
    return known;
  };
}

/** The order of layers is that of their first mention, which a left-out rule may have been. */
function layerOrder(css: string): string {
  const layers = [...css.matchAll(/@layer ([\w-]+(?:, ?[\w-]+)*)/g)].flatMap(([, names = '']) =>
    names.split(/, ?/),
  );
  return `@layer ${[...new Set(layers)].join(',')};`;
}

/** Leaves out what can wait for the whole stylesheet: print, and Tailwind's defaults for browsers without `@property`. */
function forFirstPaint(css: string): string {
  const root = parse(css);
  root.walkAtRules((rule) => {
    const isFallback = rule.name === 'layer' && rule.params === 'properties';
    if (isFallback || (rule.name === 'media' && rule.params === 'print')) rule.remove();
  });
  return root.toString();
}
