import { closeMenus } from './header.ts';

/** Faster navigations show no progress bar. */
const SHOW_AFTER_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a progress bar at the top of the page while a document is loading (styles/progress.css). */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    closeMenus();
    show(true);
  }, SHOW_AFTER_MS);
}

export function stopProgress(): void {
  clearTimeout(timer);
  show(false);
}

function show(isLoading: boolean): void {
  const line = document.getElementById('navigation-progress');
  if (line) line.hidden = !isLoading;
  const main = document.querySelector('main');
  if (main) main.ariaBusy = isLoading ? 'true' : null;
}
