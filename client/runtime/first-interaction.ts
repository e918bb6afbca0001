/** Not pointermove: it also fires for a resting mouse when the page appears. */
const EVENTS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Resolves when the visitor begins to do something. */
export function firstInteraction(): Promise<unknown> {
  const options = { once: true, passive: true, capture: true };
  return Promise.race(
    EVENTS.map((type) => new Promise((resolve) => addEventListener(type, resolve, options))),
  );
}
