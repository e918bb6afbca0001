/** Does what styles/call-bar.css does with scroll-driven animations, for browsers without them. */
export function makeWay(bar: HTMLElement): void {
  const update = () => {
    const offers = [...document.querySelectorAll('[class*="[view-timeline:"]')];
    bar.toggleAttribute('data-away', offers.some(isInViewport));
  };
  update();
  addEventListener('scroll', update, { passive: true });
  // A navigation replaces `main` without necessarily scrolling.
  new MutationObserver(update).observe(document.body, { childList: true });
}

function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
