/**
 * Closes the open layer: a dialog, or the menu on phones. A layer has its own history entry, so that Back closes it
 * instead of leaving the page. At most one is open.
 */
let close: (() => void) | undefined;
/** Tells it from a layer that it has replaced, which is closed after it was opened. */
let owner: unknown;

export function closeLayerOnBack(): void {
  addEventListener('popstate', ({ state }) => {
    if (state?.isLayer) return;
    const closeOpen = close;
    close = undefined;
    closeOpen?.();
  });
}

/** Returns a function that tells whether the layer is still open, and no navigation has replaced its entry. */
export function openLayer(onBack: () => void, openedBy: unknown = onBack): () => boolean {
  close = onBack;
  owner = openedBy;
  if (!isLayerEntry()) history.pushState({ ...history.state, isLayer: true }, '');
  return () => close === onBack && isLayerEntry();
}

/** For a layer that was not closed by Back: removes its history entry, unless another layer or a route reused it. */
export function closeLayer(openedBy: unknown): void {
  if (!close || owner !== openedBy) return;
  close = undefined;
  setTimeout(() => {
    if (!close && isLayerEntry()) history.back();
  });
}

/** Whether the current history entry belongs to a layer. Navigating replaces such an entry. */
export function isLayerEntry(): boolean {
  return history.state?.isLayer === true;
}
