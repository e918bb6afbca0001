/** No movement of the pointer: browsers also report one for a mouse that rests where the page appears. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Resolves when the visitor begins to do something. */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const stopListening = new AbortController();
    for (const sign of SIGNS) {
      addEventListener(
        sign,
        () => {
          stopListening.abort();
          resolve();
        },
        { signal: stopListening.signal, passive: true, capture: true },
      );
    }
  });
}
