import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { closeLayer, openLayer } from '../../location/layers.ts';
import { IconButton } from '../../ui/button.tsx';
import { hasModifier } from '../../ui/modifier-keys.ts';
import { Caption, StepButtons, stepOfKey } from './gallery-controls.tsx';
import { GalleryImage, type GalleryPicture, keyOf } from './gallery-picture.tsx';
import { useSnapScroll } from './use-snap-scroll.ts';
import { ViewerSlide } from './viewer-slide.tsx';

type FullScreenViewerProps = {
  pictures: readonly GalleryPicture[];
  openAt: number;
  onClose: () => void;
};

/** The browser traps the focus, closes the dialog on Escape and restores the focus. */
export function FullScreenViewer({ pictures, openAt, onClose }: FullScreenViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const captionId = useId();
  const { index, show, rowProps } = useSnapScroll(pictures.length, openAt);
  const [zoomedAt, setZoomedAt] = useState<number | null>(null);
  const isZoomed = zoomedAt === index;
  // Otherwise the picture would be zoomed again when the visitor comes back to it.
  if (zoomedAt !== null && !isZoomed) setZoomedAt(null);
  const hasSeveral = pictures.length > 1;
  const close = () => dialog.current?.close();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is rendered when it is opened
  useEffect(() => {
    dialog.current?.showModal();
    show(openAt, 'instant');
    openLayer(close, dialog);
  }, []);

  function onDialogClose() {
    closeLayer(dialog);
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOfKey(event.key);
    // While zoomed, the arrow keys scroll the picture.
    if (step === 0 || isZoomed || !hasSeveral || hasModifier(event)) return;
    event.preventDefault();
    show(index + step);
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Pictures of this project, full screen"
      aria-describedby={captionId}
      onClose={onDialogClose}
      onKeyDown={onKeyDown}
      className="m-0 size-full max-h-none max-w-none flex-col overscroll-contain bg-paper p-0 text-ink open:flex"
    >
      <div className="flex items-center justify-between gap-4 border-b px-gutter py-2 low:absolute low:inset-x-0 low:top-0 low:z-1 low:border-0 low:py-1">
        <p className="font-display text-h4 tabular low:bg-paper low:px-2" aria-hidden="true">
          {index + 1} / {pictures.length}
        </p>
        <div className="flex gap-2 low:bg-paper low:px-2">
          <IconButton
            icon="zoom"
            label="Zoom"
            aria-pressed={isZoomed}
            className="aria-pressed:bg-ink aria-pressed:text-paper"
            onClick={() => setZoomedAt(isZoomed ? null : index)}
          />
          <IconButton icon="close" label="Close" onClick={close} />
        </div>
      </div>
      <ul
        {...rowProps}
        className={`flex min-h-0 flex-1 scroll-smooth motion-reduce:scroll-auto ${isZoomed ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto overflow-y-hidden [scrollbar-width:none]'}`}
      >
        {pictures.map((picture, at) => (
          <ViewerSlide
            key={keyOf(picture)}
            isShown={at === index}
            isNear={isNear(at, index, pictures.length)}
            isZoomed={isZoomed && at === index}
            onZoom={(isWanted) => setZoomedAt(isWanted ? at : null)}
            onSwipeDown={close}
          >
            <GalleryImage picture={picture} sizes="100vw" className="size-full object-contain" isEager />
          </ViewerSlide>
        ))}
      </ul>
      <div className="flex items-center justify-between gap-4 border-t px-gutter py-2 max-sm:flex-col max-sm:items-stretch low:pointer-events-none low:absolute low:inset-x-0 low:bottom-0 low:z-1 low:flex-row low:items-end low:border-0 low:py-1">
        <Caption
          id={captionId}
          pictures={pictures}
          shown={index}
          className="max-w-[60em] text-small low:bg-paper low:px-2"
        />
        {hasSeveral && (
          <div className="flex flex-none gap-2 max-sm:justify-between low:pointer-events-auto low:bg-paper">
            <StepButtons shown={index} onShow={show} />
          </div>
        )}
      </div>
    </dialog>
  );
}

/** Whether a slide is the shown one or next to it. The slides wrap around. */
function isNear(at: number, index: number, count: number): boolean {
  const distance = Math.abs(at - index);
  return distance <= 1 || distance === count - 1;
}
