import { withBase } from '../ui/base-path.ts';

/** What moves from the card of a project to the project's own page. */
const NAME = 'cover';

/** Shows the next document. Where a card leads there, and the browser can, its picture grows into the next page's. */
export async function withCoverTransition(path: string, update: () => void): Promise<void> {
  const card = cover(`article:has(a[href="${withBase(path)}"]) img`);
  if (!card || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return update();
  card.style.viewTransitionName = NAME;
  const { ready, updateCallbackDone, finished } = document.startViewTransition(() => {
    update();
    const next = cover('[data-cover]');
    if (!next) return;
    next.style.viewTransitionName = NAME;
    void finished.finally(() => next.style.removeProperty('view-transition-name'));
  });
  // The browser may skip the movement, for a hidden tab say: the page is there all the same.
  ready.catch(() => undefined);
  return updateCallbackDone;
}

function cover(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main ${selector}`);
}
