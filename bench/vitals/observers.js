// Runs in the page before its own scripts.
window.vitals = { largestPaint: 0, largestElement: '', layoutShift: 0, paints: [], frames: [] };

function observe(type, note, options = {}) {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry);
  }).observe({ type, buffered: true, ...options });
}

observe('largest-contentful-paint', (entry) => {
  window.vitals.largestPaint = entry.startTime;
  window.vitals.largestElement = entry.element?.localName ?? '';
});

observe('layout-shift', (entry) => {
  if (!entry.hadRecentInput) window.vitals.layoutShift += entry.value;
});

// The time from the touch to the next paint as reported by the browser, rounded to 8 ms. A headless browser skips frames
// in which little changes, and reports a later one.
observe('event', (entry) => entry.interactionId && window.vitals.paints.push(entry.duration), {
  durationThreshold: 16,
});

// The same, measured at the end of the next frame, which is a little later than its paint.
addEventListener(
  'click',
  ({ timeStamp }) =>
    requestAnimationFrame(() => setTimeout(() => window.vitals.frames.push(performance.now() - timeStamp))),
  { capture: true },
);

/** Milliseconds from the next click to the paint of a screen with another heading. */
window.nextScreenPainted = () =>
  new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const before = document.querySelector('h1')?.textContent;
        const look = () => {
          const heading = document.querySelector('h1');
          if (!heading || heading.textContent === before) return requestAnimationFrame(look);
          // A frame's callbacks run before its paint, a timer after it.
          setTimeout(() => resolve(performance.now() - timeStamp));
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });

/** Resolves when the loaded pictures are painted: on a slow machine that is long after the last byte. */
window.picturesPainted = async () => {
  const pictures = [...document.images].filter(({ complete }) => complete);
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  for (let frame = 0; frame < 3; frame++) {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  }
};
