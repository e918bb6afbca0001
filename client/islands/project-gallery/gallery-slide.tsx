import { withBase } from '../../ui/base-path.ts';
import { Icon } from '../../ui/icon.tsx';
import { GalleryImage } from './gallery-image.tsx';
import { fileOf, type GalleryPicture } from './gallery-picture.ts';

type GallerySlideProps = { picture: GalleryPicture; place: string; onOpen: () => void };

/** The picture leads to the viewer; without scripts, to its largest file. */
export function GallerySlide({ picture, place, onOpen }: GallerySlideProps) {
  return (
    <li
      className={`relative w-full flex-none snap-center snap-always ${picture.kind === 'drawing' ? 'bg-paper' : 'bg-trace'}`}
    >
      <a
        href={withBase(fileOf(picture))}
        aria-label={`Open full screen: ${picture.caption}`}
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
        className="block cursor-zoom-in -outline-offset-4"
      >
        <GalleryImage
          picture={picture}
          sizes="(min-width: 95rem) 1010px, (min-width: 64rem) 62vw, 100vw"
          className={`aspect-3/2 w-full object-cover ${picture.kind === 'drawing' ? 'border' : ''}`}
        />
      </a>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute bottom-0 left-0 flex items-center gap-2 bg-paper px-3 py-1.5 text-note tabular-nums"
      >
        <Icon name="expand" />
        {place}
      </span>
    </li>
  );
}
