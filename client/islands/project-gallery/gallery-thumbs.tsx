import { GalleryImage } from './gallery-image.tsx';
import { type GalleryPicture, keyOf } from './gallery-picture.ts';

type GalleryThumbsProps = {
  pictures: readonly GalleryPicture[];
  shown: number;
  onChoose: (index: number) => void;
};

/** All pictures at a glance where there is room for them. */
export function GalleryThumbs({ pictures, shown, onChoose }: GalleryThumbsProps) {
  return (
    <ul className="grid grid-cols-2 gap-[calc(var(--gap)/2)] max-lg:hidden noscript:hidden">
      {pictures.map((picture, at) => (
        <li key={keyOf(picture)} className="grid content-start gap-1">
          <button
            type="button"
            aria-label={`Show picture ${at + 1}: ${picture.caption}`}
            aria-current={at === shown ? 'true' : undefined}
            onClick={() => onChoose(at)}
            className={`overflow-hidden ${picture.kind === 'drawing' ? 'border bg-paper' : 'bg-trace'}`}
          >
            <GalleryImage picture={picture} sizes="14vw" alt="" className="aspect-3/2 w-full object-cover" />
          </button>
          <span aria-hidden="true" className={at === shown ? 'dimension-chosen' : 'h-[9px]'} />
        </li>
      ))}
    </ul>
  );
}
