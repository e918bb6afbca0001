/** The cut of Home's hero can be dragged. The code for it comes with the first touch, pointer or key on the picture. */
export function loadHeroCutOnTouch(): void {
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, async ({ target }) => {
      const figure = target instanceof Element ? target.closest<HTMLElement>('[data-cut]') : null;
      // Without its code the picture is what it was.
      if (figure) (await import('./hero-cut.ts').catch(() => {}))?.makeDraggable(figure);
    });
  }
}
