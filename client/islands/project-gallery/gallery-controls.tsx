import { Button, IconButton } from '../../ui/button.tsx';
import type { GalleryPicture } from './gallery-picture.ts';

type GalleryControlsProps = {
  pictures: readonly GalleryPicture[];
  shown: number;
  onShow: (index: number) => void;
  onOpen: () => void;
};

export function GalleryControls({ pictures, shown, onShow, onOpen }: GalleryControlsProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-gap gap-y-4 noscript:hidden">
      <p role="status" className="max-w-[44em] text-small text-ink-soft max-md:min-h-[3lh] md:flex-1">
        <span className="visually-hidden">
          Picture {shown + 1} of {pictures.length}:{' '}
        </span>
        {pictures[shown]?.caption}
      </p>
      <div className="flex flex-wrap items-center gap-2 max-md:w-full">
        <IconButton icon="back" label="Previous picture" onClick={() => onShow(shown - 1)} />
        <IconButton icon="arrow" label="Next picture" onClick={() => onShow(shown + 1)} />
        <p aria-hidden="true" className="px-2 font-display text-h4 tabular-nums">
          {shown + 1} / {pictures.length}
        </p>
        <Button
          look="line"
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
