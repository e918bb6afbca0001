// Runs in the page, before anything else of it.
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

// From the touch to the next paint, as the browser tells it, rounded to 8 ms. Without a screen it overlooks frames in
// which little changes, and tells of a later one.
observe('event', (entry) => entry.interactionId && window.vitals.paints.push(entry.duration), {
  durationThreshold: 16,
});

// The same by the end of the next frame, which comes a little later than its paint.
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

/** Once what has been loaded is also seen: on a slow machine the paint comes long after the last byte. */
window.picturesPainted = async () => {
  const pictures = [...document.images].filter(({ complete }) => complete);
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  for (let frame = 0; frame < 3; frame++) {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  }
};
