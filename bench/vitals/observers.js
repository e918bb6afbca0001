// Runs in the page, before anything else of it.
window.vitals = { largestPaint: 0, largestElement: '', layoutShift: 0, interactions: [] };

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

// From the touch to the next paint, rounded to 8 ms by the browser.
observe(
  'event',
  (entry) => {
    if (entry.interactionId) window.vitals.interactions.push(entry.duration);
  },
  { durationThreshold: 16 },
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
