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
    <div className="grid gap-4 noscript:hidden">
      <p role="status" className="min-h-[3lh] max-w-[38em] text-small text-ink-soft lg:min-h-0">
        <span className="visually-hidden">
          Picture {shown + 1} of {pictures.length}:{' '}
        </span>
        {pictures[shown]?.caption}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <IconButton icon="back" label="Previous picture" onClick={() => onShow(shown - 1)} />
        <IconButton icon="arrow" label="Next picture" onClick={() => onShow(shown + 1)} />
        <p aria-hidden="true" className="px-2 font-display text-h4 tabular-nums">
          {shown + 1} / {pictures.length}
        </p>
        <Button
          look="line"
          icon="expand"
          aria-haspopup="dialog"
          className="max-sm:flex-auto sm:ml-auto lg:max-xl:flex-auto"
          onClick={onOpen}
        >
          Full screen
        </Button>
      </div>
    </div>
  );
}
