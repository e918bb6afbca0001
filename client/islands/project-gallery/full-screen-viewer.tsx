import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { ViewerSlide } from './full-screen-viewer-slide.tsx';
import { stepOfKey, useSnapTrack } from './use-snap-track.ts';
import { closeOnBack, leaveHistoryEntry } from './viewer-history.ts';

type ViewedPicture = {
  readonly key: string;
  readonly caption: string;
  /** Fills the slide without being cropped. */
  readonly picture: ReactNode;
};

type FullScreenViewerProps = {
  label: string;
  pictures: readonly ViewedPicture[];
  /** Which picture it opens with; null is closed. */
  openAt: number | null;
  onClose: () => void;
};

/** The browser's own dialog: it traps the focus, closes on Escape and on Back, and returns the focus. */
export function FullScreenViewer({ label, pictures, openAt, onClose }: FullScreenViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { index, show, trackProps } = useSnapTrack(pictures.length);
  const [zoomedAt, setZoomedAt] = useState<number | null>(null);
  const isZoomed = zoomedAt === index;
  const isAlone = pictures.length === 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is opened
  useEffect(() => {
    if (openAt === null || dialog.current?.open) return;
    dialog.current?.showModal();
    show(openAt, 'instant');
    return closeOnBack(() => dialog.current?.close());
  }, [openAt]);

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOfKey(event.key);
    // Inside a zoomed picture the arrows look around.
    if (step === 0 || isZoomed || isAlone) return;
    event.preventDefault();
    show(index + step);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={() => {
        setZoomedAt(null);
        leaveHistoryEntry();
        onClose();
      }}
      onKeyDown={onKeyDown}
      className="m-0 size-full max-h-none max-w-none flex-col overscroll-contain bg-paper p-0 text-ink open:flex"
    >
      <div className="flex items-center justify-between gap-4 border-b px-gutter py-2 low:absolute low:inset-x-0 low:top-0 low:z-1 low:border-0 low:py-1 low:*:bg-paper low:*:px-2">
        <p className="font-display text-h4 tabular-nums" aria-hidden="true">
          {index + 1} / {pictures.length}
        </p>
        <div className="flex gap-2">
          <IconButton
            icon="zoom"
            label="Zoom"
            aria-pressed={isZoomed}
            className="aria-pressed:bg-ink aria-pressed:text-paper"
            onClick={() => setZoomedAt(isZoomed ? null : index)}
          />
          <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
        </div>
      </div>
      <ul
        {...trackProps}
        className={`flex min-h-0 flex-1 scroll-smooth motion-reduce:scroll-auto ${isZoomed ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto overflow-y-hidden [scrollbar-width:none]'}`}
      >
        {pictures.map(({ key, picture }, at) => (
          <ViewerSlide
            key={key}
            isShown={at === index}
            isNear={isNeighbour(at, index, pictures.length)}
            isZoomed={zoomedAt === at && at === index}
            onZoom={(isWanted) => setZoomedAt(isWanted ? at : null)}
            onSwipeDown={() => dialog.current?.close()}
          >
            {picture}
          </ViewerSlide>
        ))}
      </ul>
      <div className="flex items-center justify-between gap-4 border-t px-gutter py-2 max-sm:flex-col max-sm:items-stretch low:pointer-events-none low:absolute low:inset-x-0 low:bottom-0 low:z-1 low:flex-row low:items-end low:border-0 low:py-1">
        <p role="status" className="max-w-[60em] text-small low:bg-paper low:px-2">
          <span className="visually-hidden">
            Picture {index + 1} of {pictures.length}:{' '}
          </span>
          {pictures[index]?.caption}
        </p>
        {!isAlone && (
          <div className="flex flex-none gap-2 max-sm:justify-between low:pointer-events-auto low:bg-paper">
            <IconButton icon="back" label="Previous picture" onClick={() => show(index - 1)} />
            <IconButton icon="arrow" label="Next picture" onClick={() => show(index + 1)} />
          </div>
        )}
      </div>
    </dialog>
  );
}

/** Shown next, whichever way one turns: these are fetched ahead. The row is a ring. */
function isNeighbour(at: number, index: number, count: number): boolean {
  const distance = Math.abs(at - index);
  return distance <= 1 || distance === count - 1;
}
