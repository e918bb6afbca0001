import { type AtRule, type ChildNode, parse, Root, type Rule } from 'postcss';

/** Returns a part of the stylesheet for a document that contains these names, or an empty string. */
type Part = (names: ReadonlySet<string>) => string;

/** Names that every document has: its outer elements, and the attribute that the script in the head sets. */
const ALWAYS = ['html', 'body', 'data-tab='];

/**
 * Selects the CSS rules for everything that a document shows without scripts, also in print and on hover. They are
 * inlined to save a request; scripts load the whole stylesheet for what they show. Selectors are not matched: a rule is
 * kept if the document contains every element, class, id and attribute that it names. That takes a few milliseconds, so
 * that documents can be rendered while the site runs.
 */
export function criticalCss(stylesheet: string): (body: string) => string {
  const { nodes } = parse(stylesheet);
  const defaults = new Root({ nodes: nodes.filter(isDefault) });
  const parts = nodes.filter((node) => !isDefault(node)).map(partOf);
  return (body) => {
    const tags = body.replaceAll(/>[^<]*/g, ' ');
    const names = new Set([...tags.split(/[\s"<]+/), ...ALWAYS]);
    const css = parts.map((part) => part(names)).join('');
    return usedDefaults(defaults, css) + css;
  };
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') return rulePart(node);
  if (node.type === 'atrule' && node.nodes && node.name !== 'keyframes') return blockPart(node);
  const text = node.type === 'comment' ? '' : `${node}${'nodes' in node && node.nodes ? '' : ';'}`;
  return () => text;
}

function rulePart({ selectors, nodes }: Rule): Part {
  const known = selectors.map((selector) => ({ selector, needs: namesIn(selector) }));
  const declarations = nodes.join(';');
  return (names) => {
    const kept = known.filter(({ needs }) => needs.every((name) => names.has(name)));
    return kept.length > 0 ? `${kept.map(({ selector }) => selector).join()}{${declarations}}` : '';
  };
}

/** An empty layer is kept, because the order of layers is that of their first occurrence. */
function blockPart({ name, params, nodes = [] }: AtRule): Part {
  const parts = nodes.map(partOf);
  return (names) => {
    const css = parts.map((part) => part(names)).join('');
    return css || name === 'layer' ? `@${name} ${params}{${css}}` : '';
  };
}

const IDENTIFIER = '(?:\\\\.|[\\w-])+';
const NAMES = new RegExp(
  `\\[(?<attribute>${IDENTIFIER})[^\\]]*\\]|[.#](?<name>${IDENTIFIER})|(?<pseudo>::?[\\w-]+)|(?<element>[a-z][\\w-]*)`,
  'gi',
);

/**
 * Names as they appear in HTML between spaces, quotes and angle brackets. Names in parentheses may be absent, except in
 * `:has()`, whose element must exist.
 */
function namesIn(selector: string): string[] {
  let outer = selector.replace(/(?<!\\)(?<!\([^)]*):has\(([^(),]*)\)/g, ' $1');
  for (let inner = ''; inner !== outer; ) {
    inner = outer;
    outer = inner.replace(/(?<!\\)\((?:\\.|[^()\\])*\)/g, '');
  }
  return [...outer.matchAll(NAMES)].flatMap(({ groups: { attribute, name, pseudo, element } = {} }) => {
    // The browser sets others itself, such as `open`.
    if (attribute) return /^(data|aria)-/.test(attribute) ? `${attribute}=` : [];
    // Only scripts start a view transition.
    if (pseudo) return pseudo.startsWith('::view-transition') ? pseudo : [];
    return name ? escapeHtml(unescapeCss(name)) : (element ?? []);
  });
}

function unescapeCss(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code, character) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );
}

/** Escapes like React. */
function escapeHtml(text: string): string {
  const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' } as const;
  return text.replace(/[&<>"']/g, (character) => entities[character as keyof typeof entities]);
}

/** The defaults of Tailwind's variables: an `@property` for each, and a layer for browsers without support for it. */
function isDefault(node: ChildNode): boolean {
  return node.type === 'atrule' && (node.name === 'property' || node.params === 'properties');
}

function usedDefaults(defaults: Root, css: string): string {
  const used = new Set(css.match(/(?<=var\()--[\w-]+/g));
  const kept = defaults.clone();
  kept.walkAtRules('property', (rule) => void (used.has(rule.params) || rule.remove()));
  kept.walkDecls(/^--/, (declaration) => void (used.has(declaration.prop) || declaration.remove()));
  return kept.toString();
}
