/** Desktops have the bandwidth and CPU to hydrate further ahead. */
const ROOT_MARGIN = { phone: '50% 0px', desktop: '150% 0px' } as const;

/** Calls `act` once, when the element comes near the viewport. */
export function whenVisible(element: Element, act: () => void): void {
  const isDesktop = matchMedia('(min-width: 64rem)').matches;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: isDesktop ? ROOT_MARGIN.desktop : ROOT_MARGIN.phone },
  );
  // The wrappers of islands and slots have no boxes of their own.
  observer.observe(element.querySelector(':not(.contents)') ?? element);
}
