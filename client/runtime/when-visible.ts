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
  // The wrappers of islands and slots have no boxes of their own.
  observer.observe(element.querySelector(':not(.contents)') ?? element);
}
