import type { MouseEvent } from 'react';

/** The address holds the route, so the skip link moves the focus itself instead of changing the fragment. */
export function SkipLink() {
  function skip(event: MouseEvent) {
    const main = document.getElementById('main');
    if (!main) return;
    event.preventDefault();
    main.focus();
    main.scrollIntoView();
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link without scripts, and has to be one with them
    <a
      href="#main"
      onClick={skip}
      className="absolute -top-16 left-gutter z-20 bg-ink px-4 py-3 text-paper focus:top-2 print:hidden"
    >
      Skip to the content
    </a>
  );
}
