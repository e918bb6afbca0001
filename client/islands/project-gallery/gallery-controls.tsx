import { IconButton } from '../../ui/button.tsx';
import type { GalleryPicture } from './gallery-picture.tsx';

/** Shared by the gallery and the full-screen viewer. */

type CaptionProps = {
  pictures: readonly Pick<GalleryPicture, 'alt' | 'caption'>[];
  shown: number;
  id?: string;
  className: string;
};

/** Pictures of the owner's projects have no caption. */
export function Caption({ id, pictures, shown, className }: CaptionProps) {
  const { caption, alt } = pictures[shown] ?? {};
  return (
    <p id={id} role="status" className={className}>
      <span className="visually-hidden">
        Picture {shown + 1} of {pictures.length}:{' '}
      </span>
      {caption ?? alt}
    </p>
  );
}

export function StepButtons({ shown, onShow }: { shown: number; onShow: (index: number) => void }) {
  return (
    <>
      <IconButton icon="back" label="Previous picture" onClick={() => onShow(shown - 1)} />
      <IconButton icon="arrow" label="Next picture" onClick={() => onShow(shown + 1)} />
    </>
  );
}

/** The step of an arrow key; 0 for other keys. */
export function stepOfKey(key: string): -1 | 0 | 1 {
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : 0;
}
