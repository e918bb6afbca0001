/** After this time callers fall back to what works without scripts: the browser opens the document or the form. */
const LIMIT_MS = 5000;

let applied: Promise<unknown> | undefined;

/**
 * Applies the whole stylesheet, once. A document has inlined the rules for what it shows itself; dialogs and the main
 * parts of other documents need the rest. It comes late, because then the browser works out the styles of the page anew.
 */
export function wholeStylesheet(): Promise<unknown> {
  applied ??= enableLink();
  return Promise.race([applied, rejectAfterLimit()]);
}

function enableLink(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.querySelector('link[disabled]') as HTMLLinkElement;
    link.onload = resolve;
    link.onerror = reject;
    link.disabled = false;
  });
}

function rejectAfterLimit(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, LIMIT_MS, new Error('The stylesheet did not arrive'));
  });
}
