import { closeMenus } from './header.ts';

/** Faster visits need no progress bar. */
const SHOW_AFTER_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** A line at the top of the page while a document is on its way; the stylesheet draws it. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    closeMenus();
    document.documentElement.dataset.loading = '';
    document.querySelector('main')?.setAttribute('aria-busy', 'true');
  }, SHOW_AFTER_MS);
}

export function stopProgress(): void {
  clearTimeout(timer);
  delete document.documentElement.dataset.loading;
  document.querySelector('main')?.removeAttribute('aria-busy');
}
