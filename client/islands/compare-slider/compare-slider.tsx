import { type PointerEvent, type ReactNode, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';

type CompareSliderProps = {
  /** Both fill their frame and are cropped alike, so that they lie over each other exactly. */
  before: ReactNode;
  after: ReactNode;
  /** What the range input sets, in percent. */
  label: string;
};

const START = 46;
/** A finger that moves less, or more down than sideways, is scrolling the page. */
const SLOP = 6;
const FRAME =
  'aspect-4/3 md:aspect-3/2 lg:aspect-video noscript:aspect-3/2 print:aspect-8/5 [&_img]:pointer-events-none [&_img]:size-full [&_img]:object-cover';

/** Two pictures and the cut between them. Without scripts, and in print, both are shown whole. */
export function CompareSlider({ before, after, label }: CompareSliderProps) {
  const root = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const drag = useRef<{ x: number; y: number; isMoving: boolean } | null>(null);

  function moveTo(percent: number, { isGliding = false } = {}) {
    const share = Math.min(100, Math.max(0, percent));
    root.current?.toggleAttribute('data-gliding', isGliding);
    root.current?.style.setProperty('--at', `${share}%`);
    if (range.current) range.current.value = String(Math.round(share));
  }

  function moveToPointer(event: { clientX: number; currentTarget: Element }) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    moveTo(((event.clientX - left) / width) * 100);
  }

  function press(event: PointerEvent) {
    if (event.button !== 0) return;
    drag.current = { x: event.clientX, y: event.clientY, isMoving: event.pointerType === 'mouse' };
    event.currentTarget.setPointerCapture(event.pointerId);
    if (drag.current.isMoving) moveToPointer(event);
  }

  function move(event: PointerEvent) {
    if (!drag.current) return;
    const sideways = Math.abs(event.clientX - drag.current.x);
    if (sideways > SLOP && sideways > Math.abs(event.clientY - drag.current.y)) drag.current.isMoving = true;
    if (drag.current.isMoving) moveToPointer(event);
  }

  function release() {
    drag.current = null;
    range.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={root} className="compare">
      {/* biome-ignore lint/a11y: the range input is the control; the pointer is a shortcut to it */}
      <div
        data-cover=""
        className="relative cursor-ew-resize touch-pan-y overflow-hidden bg-trace select-none max-md:-mx-gutter noscript:cursor-auto noscript:bg-paper print:mx-0 print:grid print:grid-cols-2 print:gap-4 print:bg-transparent"
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={() => {
          drag.current = null;
        }}
        onClick={moveToPointer}
      >
        <div>
          <div className={FRAME}>{before}</div>
          <StillName>Before</StillName>
        </div>
        <div className="absolute inset-0 compare-after noscript:static noscript:[clip-path:none] print:static print:[clip-path:none]">
          <div className={FRAME}>{after}</div>
          <StillName>After</StillName>
        </div>
        <input
          ref={range}
          type="range"
          min="0"
          max="100"
          step="any"
          defaultValue={START}
          aria-label={label}
          onKeyDown={(event) => {
            const step = stepOf(event.key);
            if (step === 0) return;
            event.preventDefault();
            moveTo(Number(event.currentTarget.value) + step);
          }}
          onInput={(event) => moveTo(Number(event.currentTarget.value))}
          className="peer pointer-events-none absolute inset-0 m-0 size-full opacity-0 noscript:hidden print:hidden"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 -ml-px w-0.5 bg-paper compare-cut *:outline-offset-2 *:outline-focus noscript:hidden peer-focus-visible:*:outline-3 print:hidden"
        >
          <span className="absolute top-1/2 left-1/2 flex h-11 w-14 -translate-1/2 items-center justify-center gap-0.5 rounded-edge bg-paper text-ink">
            <Icon name="back" className="size-4.5" />
            <Icon name="arrow" className="size-4.5" />
          </span>
        </span>
      </div>
      <div className="mt-3 flex max-md:-mx-gutter noscript:hidden print:hidden">
        <NameButton className="compare-before-name" onClick={() => moveTo(100, { isGliding: true })}>
          Before
        </NameButton>
        <NameButton className="flex-1" onClick={() => moveTo(0, { isGliding: true })}>
          After
        </NameButton>
      </div>
    </div>
  );
}

const KEY_STEP = 5;

function stepOf(key: string): number {
  if (key === 'ArrowRight' || key === 'ArrowUp') return KEY_STEP;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -KEY_STEP;
  return 0;
}

/** Where there is no cut to move, each picture says which one it is. */
function StillName({ children }: { children: string }) {
  return (
    <p className="hidden py-2 text-small font-strong noscript:block noscript:max-md:px-gutter print:block print:px-0 print:pb-0">
      {children}
    </p>
  );
}

type NameButtonProps = { className: string; onClick: () => void; children: string };

/** Under the dimension line of its side; shows that side whole. */
function NameButton({ className, onClick, children }: NameButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`relative min-h-11 pt-3.5 text-center text-small font-strong underline-offset-[0.35em] before:absolute before:inset-x-[-5px] before:top-0 before:dimension hover:underline max-md:first:before:left-0 max-md:last:before:right-0 ${className}`}
    >
      {children}
    </button>
  );
}
