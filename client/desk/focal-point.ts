const STEP_PERCENT = 5;

/** Each cell of the grid over a picture selects its centre. A pointer selects the exact point instead. */
export function followFocalPoints(form: HTMLFormElement): void {
  form.addEventListener('click', (event) => {
    const { target, detail } = event;
    // A click by keyboard has no coordinates, so the centre of the cell stays selected.
    if (!(target instanceof HTMLInputElement) || detail === 0) return;
    const grid = target.closest<HTMLElement>('.focus-grid');
    if (!grid || target.type !== 'radio') return;
    const place = grid.getBoundingClientRect();
    const x = percent((event.clientX - place.left) / place.width);
    const y = percent((event.clientY - place.top) / place.height);
    target.value = `${x}% ${y}%`;
    const cell = target.getBoundingClientRect();
    target.style.setProperty('--x', `${event.clientX - cell.left}px`);
    target.style.setProperty('--y', `${event.clientY - cell.top}px`);
  });
}

function percent(share: number): number {
  const rounded = Math.round((share * 100) / STEP_PERCENT) * STEP_PERCENT;
  return Math.min(100, Math.max(0, rounded));
}
