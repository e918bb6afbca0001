import { withBase } from '../../ui/base-path.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSwipe } from '../../ui/use-swipe.ts';
import { fileOf, GalleryImage, type GalleryPicture, keyOf } from './gallery-picture.tsx';

type GalleryMosaicProps = {
  pictures: readonly GalleryPicture[];
  shown: number;
  isEager: boolean;
  onShow: (index: number) => void;
  onOpen: (index: number) => void;
};

/** The shown picture, and beside it the next two; the others are hidden. */
export function GalleryMosaic({ pictures, shown, isEager, onShow, onOpen }: GalleryMosaicProps) {
  const swipe = useSwipe((step) => onShow(shown + step));
  const order = pictures.map((_, place) => (shown + place) % pictures.length);
  const styles = tileStyles(pictures.length);
  return (
    <ul
      className="grid touch-pan-y grid-cols-2 gap-[calc(var(--gap)/2)] lg:grid-cols-12 lg:gap-gap"
      {...swipe}
    >
      {order.map((at, place) => {
        const picture = pictures[at] as GalleryPicture;
        const { item, link, image, sizes } = styles[place] ?? HIDDEN;
        return (
          <li
            key={keyOf(picture)}
            className={`relative ${picture.kind === 'drawing' ? 'border bg-paper' : 'bg-trace'} ${item}`}
          >
            <a
              href={withBase(fileOf(picture))}
              aria-label={`Open full screen: ${picture.caption}`}
              onClick={(event) => {
                event.preventDefault();
                onOpen(at);
              }}
              className={`block cursor-zoom-in -outline-offset-4 ${link}`}
            >
              <GalleryImage
                picture={picture}
                sizes={sizes}
                className={`w-full object-cover ${image}`}
                isEager={isEager && place === 0}
              />
            </a>
            <span
              aria-hidden="true"
              className="pointer-events-none absolute bottom-0 left-0 flex items-center gap-2 bg-paper px-3 py-1.5 text-note tabular"
            >
              <Icon name="expand" />
              {pictures.length > 1 && `${at + 1} / ${pictures.length}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type TileStyle = {
  readonly item: string;
  readonly link: string;
  readonly image: string;
  readonly sizes: string;
};

const ALONE: TileStyle = {
  item: 'col-span-full',
  link: '',
  image: 'aspect-3/2 lg:aspect-video',
  sizes: '(min-width: 95rem) 95rem, 96vw',
};
const LARGE: TileStyle = {
  item: 'col-span-full lg:col-span-8 lg:row-span-2',
  link: '',
  image: 'aspect-3/2',
  sizes: '(min-width: 95rem) 63rem, (min-width: 64rem) 62vw, 92vw',
};
const HALF: TileStyle = {
  item: 'max-lg:col-span-full lg:col-span-6',
  link: '',
  image: 'aspect-3/2',
  sizes: '(min-width: 64rem) 47vw, 92vw',
};
/** The grid row sets the height: half of the large picture's, less the gap. */
const SMALL: TileStyle = {
  item: 'lg:col-span-4',
  link: 'lg:absolute lg:inset-0',
  image: 'aspect-3/2 lg:h-full',
  sizes: '(min-width: 64rem) 32vw, 46vw',
};
/** Without scripts they follow below. */
const HIDDEN: TileStyle = {
  ...SMALL,
  item: 'hidden noscript:block lg:col-span-4',
  link: '',
  image: 'aspect-3/2',
};

function tileStyles(count: number): readonly TileStyle[] {
  if (count === 1) return [ALONE];
  return count === 2 ? [HALF, HALF] : [LARGE, SMALL, SMALL];
}
