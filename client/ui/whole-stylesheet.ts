/** Then the page goes on as without scripts: links and buttons are left to the browser. */
const LIMIT_MS = 5000;

let applied: Promise<unknown> | undefined;

/**
 * Applies the whole stylesheet, once. A document has inlined the rules for what it shows itself; dialogs and the main
 * parts of other documents need the rest. It comes late, because then the browser works out the styles of the page anew.
 */
export function wholeStylesheet(): Promise<unknown> {
  applied ??= new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLLinkElement>('link[disabled]') as HTMLLinkElement;
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    setTimeout(reject, LIMIT_MS, new Error('The stylesheet did not arrive'));
    link.disabled = false;
  });
  return applied;
}
