/**
 * Resolves when the browser has painted the page for the first time: what is fetched and run before delays that paint.
 * At once in hidden tabs, which paint nothing, and in browsers that do not report paints.
 */
export function firstPaint(): Promise<void> {
  const isReported = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (document.hidden || !isReported) return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}
