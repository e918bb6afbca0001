/** Calls `act` once, when the visitor is within a screen of the element. */
export function whenVisible(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '100% 0px' },
  );
  // The wrapper of an island has no box of its own.
  observer.observe(element.firstElementChild ?? element);
}
