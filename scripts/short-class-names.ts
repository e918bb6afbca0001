import { type Plugin, parseAst } from 'vite';

/**
 * Utility classes are long names for short rules, and stand in documents, scripts and the stylesheet alike. A build
 * calls them by one or two letters; the sources, and `npm run dev`, keep the long ones.
 */
export type ClassNames = {
  /** Every class that the stylesheet knows. */
  readonly known: ReadonlySet<string>;
  /** Short by long. Plain words stay as they are: they may be values of other attributes, such as `hidden`. */
  readonly short: ReadonlyMap<string, string>;
};

const CLASS_IN_SELECTOR = /\.((?:\\.|[a-zA-Z_-])(?:\\.|[\w-])*)/g;
const PLAIN_WORD = /^[a-z]+$/;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Blockers hide what bears such a name. */
const TAKEN_FOR_ADS = /^ad$/i;

/** In the order of the names, so that the same stylesheet always gives the same short names. */
export function classNamesOf(css: string): ClassNames {
  const known = new Set<string>();
  inSelectors(css, (name) => {
    known.add(name);
    return name;
  });
  const long = [...known].filter((name) => !PLAIN_WORD.test(name)).sort();
  const free = LETTERS.flatMap((first) => ['', ...LETTERS].map((second) => first + second)).filter(
    (name) => !known.has(name) && !TAKEN_FOR_ADS.test(name),
  );
  if (long.length > free.length) throw new Error(`${long.length} classes are too many for two letters.`);
  return { known, short: new Map(long.map((name, index) => [name, free[index] ?? ''])) };
}

export function withShortNamesInCss(css: string, { short }: ClassNames): string {
  return inSelectors(css, (name) => short.get(name) ?? name);
}

export function withShortNamesInScript(code: string, names: ClassNames): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of textsOf(parseAst(code))) {
    parts.push(code.slice(at, start), shortenedText(code.slice(start, end), names));
    at = end;
  }
  return parts.join('') + code.slice(at);
}

export function shortClassNames(names: ClassNames): Plugin {
  return {
    name: 'short-class-names',
    enforce: 'post',
    renderChunk: (code) => withShortNamesInScript(code, names),
  };
}

/** Texts that hold class names hold nothing else: a stray word would be a class that is never styled. */
function shortenedText(text: string, { known, short }: ClassNames): string {
  const words = text.replace(/^["'`]|["'`]$/g, '').split(/\s+/);
  if (!words.some((word) => short.has(word))) return text;
  const strangers = words.filter((word) => word && !known.has(word));
  if (strangers.length > 0)
    throw new Error(`Class names and other words in one text: ${strangers.join(' ')} in ${text}`);
  return text.replace(/[^\s"'`]+/g, (word) => short.get(word) ?? word);
}

/** Rewrites the class names of selectors, and leaves declarations alone. */
function inSelectors(css: string, rename: (name: string) => string): string {
  return css.replace(/[^{}]+(?=\{)/g, (prelude) =>
    prelude.replace(CLASS_IN_SELECTOR, (_, name: string) => `.${escaped(rename(unescaped(name)))}`),
  );
}

function unescaped(name: string): string {
  return name.replace(/\\(.)/g, '$1');
}

function escaped(name: string): string {
  return name.replace(/[^\w-]/g, '\\$&');
}

type Text = { readonly start: number; readonly end: number };

/** Where the string literals and the fixed parts of templates lie, in order. */
function textsOf(program: unknown): Text[] {
  const found: Text[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) for (const child of node) visit(child);
    else if (isText(node)) found.push(node);
    else if (typeof node === 'object' && node !== null) for (const child of Object.values(node)) visit(child);
  };
  visit(program);
  return found.toSorted((one, other) => one.start - other.start);
}

function isText(node: unknown): node is Text {
  if (typeof node !== 'object' || node === null || !('type' in node)) return false;
  if (node.type === 'TemplateElement') return true;
  return node.type === 'Literal' && 'value' in node && typeof node.value === 'string';
}
