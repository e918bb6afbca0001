import postcss, { type AtRule, type Container, type Root } from 'postcss';

/**
 * The rules of the stylesheet that paint a document at first: they are inlined, so they should be few. The whole
 * stylesheet follows at the end of the document.
 */
export function trimmedCss(css: string, html: string): string {
  const root = postcss.parse(css);
  const classes = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => decoded(names).split(/\s+/)),
  );
  const elements = new Set(['html', 'body', ...[...html.matchAll(/<([a-z]\w*)/g)].map(([, name]) => name)]);
  const isUsed = (selector: string) =>
    !AFTER_A_TOUCH.test(selector) &&
    classesOf(selector).every((name) => classes.has(name)) &&
    attributesOf(selector).every((attribute) => html.includes(attribute)) &&
    elements.has(elementOf(selector) ?? 'html');
  root.walkRules((rule) => {
    if (isInside(rule.parent, 'keyframes')) return;
    const kept = rule.selectors.filter(isUsed);
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  root.walkAtRules((rule) => void (isForLater(rule) && rule.remove()));
  root.walkDecls(MOTION, (declaration) => void declaration.remove());
  root.replaceValues(SPACE, (_, times) => `${Number(times) / 4}rem`);
  dropUnusedNames(root);
  dropEmpty(root);
  return root.toString();
}

/** Tailwind's spaces are multiples of a quarter rem. */
const SPACE = /calc\(var\(--spacing\) \* (-?[\d.]+)\)/g;

/** What visitors do, they do later. */
const AFTER_A_TOUCH =
  /:(hover|active|disabled|focus|focus-within|popover-open)\b(?!-)|\[aria-(busy|expanded)=true\]|dialog\[open\]/;
const MOTION = /^(transition|--tw-(duration|ease)$)/;

/** Paper, pointers, scrolling and the browsers that need the registered properties spelled out can wait too. */
function isForLater({ name, params }: AtRule): boolean {
  if (name === 'layer') return params === 'properties';
  if (name === 'supports') return params.includes('animation-timeline');
  return name === 'media' && /^(print|\(forced-colors|\(hover)/.test(params);
}

function decoded(attribute = ''): string {
  return attribute
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');
}

/** The classes that an element needs for the selector to match; what `:not()` names, it must not have. */
function classesOf(selector: string): string[] {
  const positive = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...positive.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}

/** The ids and data attributes that a selector names. What the root element has, only the browser knows. */
function attributesOf(selector: string): string[] {
  const ids = [...selector.matchAll(/#([\w-]+)/g)].map(([, id]) => ` id="${id}"`);
  const data = [...selector.matchAll(/(?<!html)\[(data-[\w-]+)/g)].map(([, name]) => ` ${name}`);
  return [...ids, ...data];
}

/** The element that a selector begins with, if it begins with one. */
function elementOf(selector: string): string | undefined {
  return /^[a-z]\w*/.exec(selector)?.[0];
}

function isInside(parent: Container | undefined | { type: string }, name: string): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith(name);
}

/** Variables that no rule reads, with their registration, and animations that none runs. */
function dropUnusedNames(root: Root): void {
  for (let text = '', trimmed = root.toString(); text !== trimmed; trimmed = root.toString()) {
    text = trimmed;
    const isRead = (name: string) => text.includes(`var(${name})`) || text.includes(`var(${name},`);
    root.walkAtRules('property', (rule) => void (isRead(rule.params) || rule.remove()));
    root.walkDecls(/^--/, (declaration) => void (isRead(declaration.prop) || declaration.remove()));
    root.walkAtRules('keyframes', (rule) => {
      const uses = text.split(new RegExp(`(?<![\\w-])${escaped(rule.params)}(?![\\w-])`)).length - 1;
      if (uses <= 1) rule.remove();
    });
  }
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function dropEmpty(root: Root): void {
  const isEmpty = (container: Container) => container.nodes?.length === 0;
  root.walkRules((rule) => void (isEmpty(rule) && rule.remove()));
  for (let removed = true; removed; ) {
    removed = false;
    root.walkAtRules((rule) => {
      if (!rule.nodes || !isEmpty(rule)) return;
      rule.remove();
      removed = true;
    });
  }
  root.walkComments((comment) => void comment.remove());
}
