import { withBase } from '../ui/base-path.ts';

/**
 * Shows the next document. If a project's card leads there and the browser has view transitions, the card's picture
 * grows into the one that opens the project: styles/cover-transition.css names the two.
 */
export async function withCoverTransition(path: string, update: () => void): Promise<void> {
  const cover = document.querySelector<HTMLElement>(`article:has(a[href="${withBase(path)}"]) img`);
  if (!cover || !document.startViewTransition) return update();
  cover.dataset.leaving = '';
  const { ready, updateCallbackDone } = document.startViewTransition(update);
  // Rejects if the browser skips the animation, in a hidden tab say: the update is made all the same.
  ready.catch(() => {});
  await updateCallbackDone.finally(() => delete cover.dataset.leaving);
}
