const draggable = new WeakSet<HTMLElement>();

/** The label of a side is hidden where the side is narrower than this. */
const MIN_NAME_PIXELS = 72;

/** Until the visitor drags the cut, scrolling moves it: see styles/hero-picture.css. */
export function makeDraggable(figure: HTMLElement): void {
  const range = figure.querySelector('input');
  const frame = range?.parentElement;
  if (!range || !frame || draggable.has(figure)) return;
  draggable.add(figure);
  frame.style.cursor = 'ew-resize';

  function moveTo(percent: number): void {
    const cut = Math.min(100, Math.max(0, percent));
    figure.style.animation = 'none';
    figure.style.setProperty('--cut', `${cut}%`);
    showNames(figure, cut);
  }

  function moveToPointer({ clientX }: PointerEvent): void {
    const { left, width } = figure.getBoundingClientRect();
    moveTo(((clientX - left) / width) * 100);
    readRange();
  }

  /** Sets the range input to the visible cut, which scrolling may have moved. */
  function readRange(): void {
    if (range) range.value = getComputedStyle(figure).getPropertyValue('--cut').replace('%', '');
  }

  readRange();
  range.addEventListener('focus', readRange);
  range.addEventListener('input', () => moveTo(range.valueAsNumber));
  followPointer(frame, moveToPointer);
  // Focused, so that the arrow keys continue from there.
  frame.addEventListener('pointerup', ({ pointerType }) => {
    if (pointerType !== 'touch') range.focus({ preventScroll: true });
  });
  // Otherwise the browser would drag the image itself.
  frame.addEventListener('dragstart', (event) => event.preventDefault());
}

/** A touch that moves less, or more vertically than horizontally, scrolls the page. */
const MIN_DRAG_PIXELS = 6;

function followPointer(frame: HTMLElement, moveTo: (event: PointerEvent) => void): void {
  let start: PointerEvent | undefined;
  let isDragging = false;
  frame.addEventListener('pointerdown', (event) => {
    start = event;
    isDragging = event.button === 0 && event.pointerType !== 'touch';
    if (!isDragging) return;
    frame.setPointerCapture(event.pointerId);
    moveTo(event);
  });
  frame.addEventListener('pointermove', (event) => {
    if (event.buttons !== 1) return;
    // The first touch may have begun before this code was loaded.
    start ??= event;
    const distance = Math.abs(event.clientX - start.clientX);
    isDragging ||= distance > MIN_DRAG_PIXELS && distance > Math.abs(event.clientY - start.clientY);
    if (isDragging) moveTo(event);
  });
  for (const type of ['pointerup', 'pointercancel'] as const)
    frame.addEventListener(type, () => {
      start = undefined;
      isDragging = false;
    });
}

function showNames(figure: HTMLElement, cut: number): void {
  const width = figure.clientWidth / 100;
  for (const [name, share] of [
    ['.hero-drawn', cut],
    ['.hero-built', 100 - cut],
  ] as const) {
    const element = figure.querySelector<HTMLElement>(name);
    if (!element) continue;
    element.style.animation = 'none';
    element.style.opacity = share * width < MIN_NAME_PIXELS ? '0' : '1';
  }
}
