/** Not pointermove: it also fires for a resting mouse when the page appears. */
const EVENTS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Resolves when the visitor begins to do something. */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const stopListening = new AbortController();
    for (const type of EVENTS) {
      addEventListener(
        type,
        () => {
          stopListening.abort();
          resolve();
        },
        { signal: stopListening.signal, passive: true, capture: true },
      );
    }
  });
}
