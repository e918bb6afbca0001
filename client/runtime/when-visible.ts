/** How far ahead of the visitor islands are hydrated. A desk has the line and the processor for more than a phone. */
const AHEAD = { phone: '50% 0px', desk: '150% 0px' } as const;

/** Calls `act` once, when the element comes near what the visitor sees. */
export function whenVisible(element: Element, act: () => void): void {
  const isDesk = matchMedia('(min-width: 64rem)').matches;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: isDesk ? AHEAD.desk : AHEAD.phone },
  );
  // The wrappers of islands and slots have no boxes of their own.
  observer.observe(element.querySelector(':not(.contents)') ?? element);
}
