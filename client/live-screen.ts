declare global {
  interface Window {
    /** A button, filter or link that was clicked before the scripts took over. */
    heldClick?: HTMLElement;
  }
}

/** The screen now listens: what was clicked before is clicked again. */
export function markScreenLive(): void {
  const { dataset } = document.documentElement;
  if (dataset.live) return;
  dataset.live = '1';
  if (window.heldClick?.isConnected) window.heldClick.click();
}
