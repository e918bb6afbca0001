/** Loads the code that makes the cut of Home's hero draggable when the picture is first hovered, touched or focused. */
export function loadHeroCutOnTouch(): void {
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, async ({ target }) => {
      const figure = target instanceof Element ? target.closest<HTMLElement>('[data-cut]') : null;
      // If the code fails to load, the picture stays as it is.
      if (figure) (await import('./hero-cut.ts').catch(() => {}))?.makeDraggable(figure);
    });
  }
}
