import postcss, { type AtRule, type Container, type Root } from 'postcss';

/**
 * The rules of the stylesheet that a document can use before its scripts run: it is inlined, so it should be small.
 * The whole stylesheet follows with the scripts, for the other screens.
 */
export function trimmedCss(css: string, html: string): string {
  const root = postcss.parse(css);
  const classes = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => decoded(names).split(/\s+/)),
  );
  root.walkRules((rule) => {
    if (isInside(rule.parent, 'keyframes')) return;
    const kept = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  root.walkAtRules((rule) => void (isForLater(rule) && rule.remove()));
  dropUnusedNames(root);
  dropEmpty(root);
  return root.toString();
}

/** Paper, pointers and the browsers that need the registered properties spelled out can wait for the stylesheet. */
function isForLater({ name, params }: AtRule): boolean {
  if (name === 'layer') return params === 'properties';
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
