/**
 * What lies over the page, such as a dialog or the menu of phones, has a history entry of its own: Back closes it
 * instead of leaving the page. At most one is open.
 */
let close: (() => void) | undefined;

export function closeLayerOnBack(): void {
  addEventListener('popstate', ({ state }) => {
    if (state?.isLayer) return;
    const closeOpen = close;
    close = undefined;
    closeOpen?.();
  });
}

export function openLayer(onBack: () => void): void {
  close = onBack;
  if (!isLayerEntry()) history.pushState({ ...history.state, isLayer: true }, '');
}

/** Closed otherwise than by Back: its entry goes too, unless another layer or a route has taken it over. */
export function closeLayer(): void {
  if (!close) return;
  close = undefined;
  setTimeout(() => {
    if (!close && isLayerEntry()) history.back();
  });
}

/** Whether the current history entry is that of a layer: a route replaces it. */
export function isLayerEntry(): boolean {
  return history.state?.isLayer === true;
}
