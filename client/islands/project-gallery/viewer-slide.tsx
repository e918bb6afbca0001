import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useViewerTouch } from './use-viewer-touch.ts';

type ViewerSlideProps = {
  isShown: boolean;
  /** The slide is shown or next to the shown one, so that its picture is loaded. */
  isNear: boolean;
  isZoomed: boolean;
  onZoom: (isWanted: boolean) => void;
  onSwipeDown: () => void;
  children: ReactNode;
};

/** A click, a double tap or a pinch zooms at its point; a swipe down closes the viewer. */
export function ViewerSlide({ isShown, isNear, isZoomed, onZoom, onSwipeDown, children }: ViewerSlideProps) {
  const view = useRef<HTMLDivElement>(null);
  const [isFetched, setIsFetched] = useState(false);
  const zoomPoint = useRef({ x: 0.5, y: 0.5 });
  const touch = useViewerTouch({
    onPinch: (isApart, middle) => isApart !== isZoomed && zoomAt(middle, isApart),
    onSwipeDown: () => !isZoomed && onSwipeDown(),
    onDoubleTap: (point) => zoomAt(point, !isZoomed),
  });
  if (isNear && !isFetched) setIsFetched(true);

  useEffect(() => {
    const box = view.current;
    if (!isZoomed || !box) return;
    box.scrollTo({
      left: zoomPoint.current.x * box.scrollWidth - box.clientWidth / 2,
      top: zoomPoint.current.y * box.scrollHeight - box.clientHeight / 2,
      behavior: 'instant',
    });
    box.focus({ preventScroll: true });
    zoomPoint.current = { x: 0.5, y: 0.5 };
  }, [isZoomed]);

  function zoomAt({ clientX, clientY }: { clientX: number; clientY: number }, isWanted: boolean) {
    const box = view.current?.getBoundingClientRect();
    if (!box) return;
    zoomPoint.current = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
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
