/** Calls `act` once, when the visitor is within half a screen of the element. */
export function whenVisible(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '50% 0px' },
  );
  // The wrappers of islands and slots have no boxes of their own.
  observer.observe(element.querySelector(':not(.contents)') ?? element);
}
