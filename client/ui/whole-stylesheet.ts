import { NAVIGATION_LIMIT_MS, withTimeLimit } from './time-limit.ts';

let loading: Promise<unknown> | undefined;

/**
 * Applies the whole stylesheet, once. A document has inlined the rules for what it shows itself; dialogs and the main
 * parts of other documents need the rest. It comes late, because then the browser works out the styles of the page
 * anew. After the limit callers fall back to what works without scripts; after a failure the next call tries again.
 */
export function wholeStylesheet(): Promise<unknown> {
  loading ??= load();
  const current = loading;
  return withTimeLimit(NAVIGATION_LIMIT_MS, () => current);
}

function load(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.querySelector('body > link[rel=stylesheet]') as HTMLLinkElement;
    // A copy, because a link that has failed is not fetched again.
    const copy = link.cloneNode() as HTMLLinkElement;
    copy.disabled = false;
    copy.onload = resolve;
    copy.onerror = () => {
      loading = undefined;
      reject(new Error('The stylesheet did not arrive'));
    };
    link.replaceWith(copy);
  });
}
