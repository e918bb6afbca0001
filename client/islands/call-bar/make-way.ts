/** What styles/call-bar.css does by scroll-driven animations, for browsers that have none. */
export function makeWay(bar: HTMLElement): void {
  const update = () => {
    const offers = [...document.querySelectorAll('[class*="[view-timeline:"]')];
    bar.toggleAttribute('data-away', offers.some(isInViewport));
  };
  update();
  addEventListener('scroll', update, { passive: true });
  // A navigation swaps main, and need not scroll.
  new MutationObserver(update).observe(document.body, { childList: true });
}

function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
