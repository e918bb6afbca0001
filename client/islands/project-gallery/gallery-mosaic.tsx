import { Prose } from '../../components/prose.tsx';
import { withBase } from '../../ui/base-path.ts';
import { hasModifier } from '../../ui/modifier-keys.ts';
import { useSwipe } from '../../ui/use-swipe.ts';
import { StepButtons } from './gallery-controls.tsx';
import { fileOf, GalleryImage, type GalleryPicture, keyOf } from './gallery-picture.tsx';

type GalleryMosaicProps = {
  pictures: readonly GalleryPicture[];
  atOnce: number;
  shown: number;
  isEager: boolean;
  onShow: (index: number) => void;
  onOpen: (index: number) => void;
};

/** Shows the current picture large, with its controls, followed by the next ones. The others are hidden. */
export function GalleryMosaic({ pictures, atOnce, shown, isEager, onShow, onOpen }: GalleryMosaicProps) {
  const swipe = useSwipe((step) => onShow(shown + step));
  const styles = tileStyles(atOnce);
  const order = pictures.map((_, place) => (shown + place) % pictures.length);
  return (
    <ul className="grid gap-x-gap gap-y-8 sm:grid-cols-2 lg:grid-cols-12 lg:gap-y-10">
      {order.map((at, place) => {
        const picture = pictures[at] as GalleryPicture;
        const { item, image, sizes } = styles[place] ?? HIDDEN;
        const isFirst = place === 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the buttons of the first place keep the focus
          <li key={place} className={item}>
            <figure className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2">
              <a
                href={withBase(fileOf(picture))}
                aria-label={`Open full screen: ${picture.alt}`}
                onClick={(event) => {
                  // Left to the browser, which opens the file in a new tab or window.
                  if (event.shiftKey || hasModifier(event)) return;
                  event.preventDefault();
                  onOpen(at);
                }}
                className={`group/picture col-span-full block cursor-zoom-in overflow-hidden -outline-offset-4 ${picture.kind === 'drawing' ? 'border bg-paper' : 'bg-trace'} ${isFirst ? 'touch-pan-y max-sm:-mx-gutter' : ''}`}
                {...(isFirst && swipe)}
              >
                <GalleryImage
                  key={keyOf(picture)}
                  picture={picture}
                  sizes={sizes}
                  className={`w-full transition-[scale] object-cover duration-700 ease-calm group-hover/picture:scale-[1.02] ${image}`}
                  isEager={isEager && isFirst}
                />
              </a>
              {isFirst && pictures.length > 1 && (
                <div className="col-start-2 row-start-2 flex gap-2 noscript:hidden">
                  <StepButtons shown={shown} onShow={onShow} />
                </div>
              )}
              {picture.caption && (
                <figcaption className="col-start-1 row-start-2 max-w-[34em] text-note text-ink-soft">
                  <Prose>{picture.caption}</Prose>
                </figcaption>
              )}
            </figure>
          </li>
        );
      })}
    </ul>
  );
}

type TileStyle = { readonly item: string; readonly image: string; readonly sizes: string };

/** On phones the first picture is cropped to portrait, as wide as the screen. */
const FIRST = 'max-sm:aspect-4/5 sm:aspect-3/2';
const UPPER_ROW = 'lg:aspect-auto lg:h-[clamp(20rem,34vw,32rem)]';
const LOWER_ROW = 'lg:aspect-auto lg:h-[clamp(18rem,28vw,26rem)]';

const alone: TileStyle = {
  item: 'col-span-full',
  image: `${FIRST} lg:aspect-video`,
  sizes: '(min-width: 95rem) 95rem, 100vw',
};
const wideFirst: TileStyle = {
  item: 'col-span-full lg:col-span-7',
  image: `${FIRST} ${UPPER_ROW}`,
  sizes: '(min-width: 64rem) 56vw, 100vw',
};
const narrowLast: TileStyle = {
  item: 'lg:col-span-5',
  image: `aspect-3/2 ${UPPER_ROW}`,
  sizes: '(min-width: 64rem) 48vw, (min-width: 37.5rem) 47vw, 92vw',
};
/** A full row on medium screens. */
const whole = 'sm:max-lg:col-span-full';
const large: TileStyle = {
  item: 'col-span-full lg:col-span-8 lg:row-span-2',
  image: FIRST,
  sizes: '(min-width: 95rem) 63rem, (min-width: 64rem) 62vw, 100vw',
};
const small: TileStyle = {
  item: 'lg:col-span-4',
  image: 'aspect-3/2',
  sizes: '(min-width: 64rem) 32vw, (min-width: 37.5rem) 47vw, 92vw',
};
/** Without scripts these pictures are shown below the others. */
const HIDDEN: TileStyle = { ...small, item: 'hidden noscript:block lg:col-span-4' };

function tileStyles(atOnce: number): readonly TileStyle[] {
  if (atOnce === 1) return [alone];
  if (atOnce === 2) return [wideFirst, { ...narrowLast, item: `${whole} lg:col-span-5` }];
  if (atOnce === 3) return [large, small, small];
  return [
    wideFirst,
    narrowLast,
    { ...narrowLast, image: `aspect-3/2 ${LOWER_ROW}` },
    { ...narrowLast, item: `${whole} lg:col-span-7`, image: `aspect-3/2 ${LOWER_ROW}` },
  ];
}
