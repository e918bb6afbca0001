import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

type ViewerSlideProps = {
  isShown: boolean;
  /** Shown, or one step away: its picture is fetched. Once fetched it stays. */
  isNear: boolean;
  isZoomed: boolean;
  onZoom: () => void;
  children: ReactNode;
};

/** A click zooms to the point that was clicked; a finger pans, and pinches as on any page. */
export function ViewerSlide({ isShown, isNear, isZoomed, onZoom, children }: ViewerSlideProps) {
  const view = useRef<HTMLDivElement>(null);
  const [isFetched, setFetched] = useState(false);
  const aim = useRef({ x: 0.5, y: 0.5 });
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

  function zoomHere(event: MouseEvent) {
    const box = event.currentTarget.getBoundingClientRect();
    aim.current = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    onZoom();
  }

  return (
    <li className="h-full w-full flex-none snap-center snap-always" inert={!isShown}>
      <div
        ref={view}
        tabIndex={isZoomed ? 0 : -1}
        className={`size-full -outline-offset-4 ${isZoomed ? 'overflow-auto overscroll-contain' : 'overflow-hidden p-[clamp(0.5rem,2vw,1.5rem)]'}`}
      >
        {/* biome-ignore lint/a11y: the zoom button does the same */}
        <div
          onClick={zoomHere}
          className={isZoomed ? 'size-[240%] cursor-zoom-out' : 'size-full cursor-zoom-in'}
        >
          {isFetched && children}
        </div>
      </div>
    </li>
  );
}
