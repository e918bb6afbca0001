import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useViewerTouch } from './use-viewer-touch.ts';

type ViewerSlideProps = {
  isShown: boolean;
  /** Shown, or one step away: its picture is fetched. Once fetched it stays. */
  isNear: boolean;
  isZoomed: boolean;
  onZoom: (isWanted: boolean) => void;
  onSwipeDown: () => void;
  children: ReactNode;
};

/** A click, a double tap or a pinch zooms to its point; a finger pans, or swipes down to close. */
export function ViewerSlide({ isShown, isNear, isZoomed, onZoom, onSwipeDown, children }: ViewerSlideProps) {
  const view = useRef<HTMLDivElement>(null);
  const [isFetched, setFetched] = useState(false);
  const aim = useRef({ x: 0.5, y: 0.5 });
  const touch = useViewerTouch({
    onPinch: (isApart, middle) => isApart !== isZoomed && zoomAt(middle, isApart),
    onSwipeDown: () => !isZoomed && onSwipeDown(),
    onDoubleTap: (point) => zoomAt(point, !isZoomed),
  });
  if (isNear && !isFetched) setFetched(true);

  useEffect(() => {
    const box = view.current;
    if (!isZoomed || !box) return;
    box.scrollTo({
      left: aim.current.x * box.scrollWidth - box.clientWidth / 2,
      top: aim.current.y * box.scrollHeight - box.clientHeight / 2,
      behavior: 'instant',
    });
    box.focus({ preventScroll: true });
    aim.current = { x: 0.5, y: 0.5 };
  }, [isZoomed]);

  function zoomAt({ clientX, clientY }: { clientX: number; clientY: number }, isWanted: boolean) {
    const box = view.current?.getBoundingClientRect();
    if (!box) return;
    aim.current = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
    onZoom(isWanted);
  }

  return (
    <li className="h-full w-full flex-none snap-center snap-always" inert={!isShown}>
      <div
        ref={view}
        {...touch}
        tabIndex={isZoomed ? 0 : -1}
        className={`size-full touch-pan-x touch-pan-y -outline-offset-4 ${isZoomed ? 'overflow-auto overscroll-contain' : 'overflow-hidden p-[clamp(0.5rem,2vw,1.5rem)]'}`}
      >
        {/* biome-ignore lint/a11y: the zoom button does the same */}
        <div
          onClick={(event) => zoomAt(event, !isZoomed)}
          className={isZoomed ? 'size-[240%] cursor-zoom-out' : 'size-full cursor-zoom-in'}
        >
          {isFetched && children}
        </div>
      </div>
    </li>
  );
}
