import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import beastiesExport from 'beasties';
import { parse } from 'postcss';

// Its types describe the CommonJS file, Node loads the module.
const Beasties = beastiesExport as unknown as typeof beastiesExport.default;

/**
 * The rules of the stylesheet for all that a document shows without scripts, also in print or under a mouse. They are
 * inlined, so that it needs no second request. Scripts load the whole stylesheet for what they show.
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
        // What Beasties does not find: a state alone, and what depends on the html element, which is the tab that the
        // script in the head names, and `html:has()`.
        ':focus-visible',
        ...(body.includes('data-tabs=') ? [/^\[data-tab=/] : []),
        ...(body.includes('data-prints-on-one-page') ? [/^html:has\(\[data-prints-on-one-page/] : []),
      ],
    });
    // It compares classes such as `[&>img]:size-full` as they are written, without decoding them.
    const decoded = body.replaceAll('&amp;', '&').replaceAll('&gt;', '>');
    const html = await beasties.process(
      `<html><head><link rel="stylesheet" href="${stylesheet}"></head><body>${decoded}</body></html>`,
    );
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1];
    if (!style)
      throw new Error('No critical CSS was found: has the way changed in which Beasties writes it?');
    return layerOrder(css) + withUsedDefaults(style);
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

/** Beasties keeps the defaults of all Tailwind's variables: an `@property` of each, and a layer for older browsers. */
function withUsedDefaults(css: string): string {
  const root = parse(css);
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name));
  root.walkAtRules('property', (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'properties') return;
    layer.walkDecls((declaration) => {
      if (!used.has(declaration.prop)) declaration.remove();
    });
  });
  return root.toString();
}
