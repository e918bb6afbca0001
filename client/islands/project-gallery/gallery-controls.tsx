import { Button, IconButton } from '../../ui/button.tsx';
import type { GalleryPicture } from './gallery-picture.tsx';

/** What the gallery and the full-screen viewer share. */
type ControlsProps = {
  pictures: readonly Pick<GalleryPicture, 'caption'>[];
  shown: number;
  onShow: (index: number) => void;
};

export function GalleryControls({ pictures, shown, onShow, onOpen }: ControlsProps & { onOpen: () => void }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-gap gap-y-4 noscript:hidden">
      <Caption
        pictures={pictures}
        shown={shown}
        className="max-w-[44em] text-ink-soft max-md:min-h-[3lh] md:flex-1"
      />
      <div className="flex flex-wrap items-center gap-2 max-md:w-full">
        <StepButtons shown={shown} onShow={onShow} />
        <p aria-hidden="true" className="px-2 font-display text-h4 tabular">
          {shown + 1} / {pictures.length}
        </p>
        <Button
          variant="outline"
          icon="expand"
          aria-haspopup="dialog"
          className="max-md:flex-auto"
          onClick={onOpen}
        >
          Full screen
        </Button>
      </div>
    </div>
  );
}

type CaptionProps = Omit<ControlsProps, 'onShow'> & { id?: string; className: string };

export function Caption({ id, pictures, shown, className }: CaptionProps) {
  return (
    <p id={id} role="status" className={`text-small ${className}`}>
      <span className="visually-hidden">
        Picture {shown + 1} of {pictures.length}:{' '}
      </span>
      {pictures[shown]?.caption}
    </p>
  );
}

export function StepButtons({ shown, onShow }: Omit<ControlsProps, 'pictures'>) {
  return (
    <>
      <IconButton icon="back" label="Previous picture" onClick={() => onShow(shown - 1)} />
      <IconButton icon="arrow" label="Next picture" onClick={() => onShow(shown + 1)} />
    </>
  );
}

/** How far an arrow key moves. */
export function stepOfKey(key: string): -1 | 0 | 1 {
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : 0;
}
