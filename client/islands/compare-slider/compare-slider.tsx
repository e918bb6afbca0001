import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { hasModifier } from '../../ui/modifier-keys.ts';

type CompareSliderProps = {
  before: ReactNode;
  after: ReactNode;
  label: string;
};

const START_PERCENT = 46;
const KEY_STEP_PERCENT = 5;
/** A touch that moves less, or more vertically than horizontally, scrolls the page. */
const MIN_DRAG_PIXELS = 6;
const FRAME =
  'aspect-4/3 md:aspect-3/2 lg:aspect-video noscript:aspect-3/2 print:aspect-8/5 [&_img]:pointer-events-none [&_img]:size-full [&_img]:object-cover';

/** Without scripts, and in print, both pictures are shown side by side. */
export function CompareSlider({ before, after, label }: CompareSliderProps) {
  const root = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  /** In percent. 0 or 100 if one side is fully shown. */
  const [shown, setShown] = useState(START_PERCENT);
  const drag = useRef<{ x: number; y: number; isDragging: boolean } | null>(null);

  function moveTo(percent: number, isAnimated = false) {
    const clamped = Math.min(100, Math.max(0, percent));
    root.current?.toggleAttribute('data-gliding', isAnimated);
    root.current?.style.setProperty('--at', `${clamped}%`);
    if (range.current) range.current.value = String(Math.round(clamped));
    // The buttons only depend on 0 and 100, so that React does not render while the slider is dragged.
    setShown(clamped % 100 === 0 ? clamped : START_PERCENT);
  }

  function moveToPointer(event: { clientX: number; currentTarget: Element }) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    moveTo(((event.clientX - left) / width) * 100);
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    drag.current = { x: event.clientX, y: event.clientY, isDragging: event.pointerType === 'mouse' };
    event.currentTarget.setPointerCapture(event.pointerId);
    if (drag.current.isDragging) moveToPointer(event);
  }

  function onPointerMove(event: PointerEvent) {
    if (!drag.current) return;
    const distance = Math.abs(event.clientX - drag.current.x);
    if (distance > MIN_DRAG_PIXELS && distance > Math.abs(event.clientY - drag.current.y))
      drag.current.isDragging = true;
    if (drag.current.isDragging) moveToPointer(event);
  }

  function onPointerUp() {
    drag.current = null;
    range.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={root} className="compare">
      {/* biome-ignore lint/a11y: the range input is the control; the pointer is a shortcut to it */}
      <div
        data-cover=""
        className="relative cursor-ew-resize touch-pan-y overflow-hidden bg-trace select-none max-md:-mx-gutter noscript:cursor-auto noscript:bg-paper print:mx-0 print:grid print:grid-cols-2 print:gap-4 print:bg-transparent"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          drag.current = null;
        }}
        onClick={moveToPointer}
      >
        <div>
          <div className={FRAME}>{before}</div>
          <Caption>Before</Caption>
        </div>
        <div className="absolute inset-0 compare-after noscript:static noscript:[clip-path:none] print:static print:[clip-path:none]">
          <div className={FRAME}>{after}</div>
          <Caption>After</Caption>
        </div>
        <input
          ref={range}
          type="range"
          min="0"
          max="100"
          step="any"
          defaultValue={START_PERCENT}
          aria-label={label}
          onKeyDown={(event) => {
            const step = stepOf(event.key);
            if (step === 0 || hasModifier(event)) return;
            event.preventDefault();
            moveTo(Number(event.currentTarget.value) + step);
          }}
          onInput={(event) => moveTo(Number(event.currentTarget.value))}
          className="peer pointer-events-none absolute inset-0 m-0 size-full opacity-0 noscript:hidden print:hidden"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 -ml-px w-0.5 bg-paper compare-cut noscript:hidden peer-focus-visible:[&>span]:outline-3 print:hidden"
        >
          <span className="absolute top-1/2 left-1/2 flex h-11 w-14 -translate-1/2 items-center justify-center gap-0.5 rounded-edge bg-paper text-ink outline-offset-2 outline-focus">
            <Icon name="back" className="size-4.5" />
            <Icon name="arrow" className="size-4.5" />
          </span>
        </span>
      </div>
      <div className="mt-3 flex max-md:-mx-gutter noscript:hidden print:hidden">
        <SideButton className="compare-before-name" isShown={shown === 100} onClick={() => moveTo(100, true)}>
          Before
        </SideButton>
        <SideButton className="flex-1" isShown={shown === 0} onClick={() => moveTo(0, true)}>
          After
        </SideButton>
      </div>
    </div>
  );
}

function stepOf(key: string): number {
  if (key === 'ArrowRight' || key === 'ArrowUp') return KEY_STEP_PERCENT;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -KEY_STEP_PERCENT;
  return 0;
}

/** Shown without scripts and in print. */
function Caption({ children }: { children: string }) {
  return (
    <p className="hidden py-2 text-small font-strong noscript:block noscript:max-md:px-gutter print:block print:px-0 print:pb-0">
      {children}
    </p>
  );
}

type SideButtonProps = { className: string; isShown: boolean; onClick: () => void; children: string };

/** Fully shows one side. */
function SideButton({ className, isShown, onClick, children }: SideButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onClick}
      className={`relative min-h-11 pt-3.5 text-center text-small font-strong underline-offset-[0.35em] before:absolute before:inset-x-[-5px] before:top-0 before:dimension hover:underline max-md:first:before:left-0 max-md:last:before:right-0 ${className}`}
    >
      {children}
    </button>
  );
}
