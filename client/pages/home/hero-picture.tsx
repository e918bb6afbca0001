import { pagePictures } from '../../../content/page-pictures.ts';
import { Picture } from '../../components/picture.tsx';
import { withBase } from '../../ui/base-path.ts';

/** Drawing and photograph are cropped identically, so that they align exactly. */
const VIEW =
  'aspect-4/3 w-full object-cover object-[40%_50%] md:aspect-video md:object-center lg:aspect-2/1 lg:object-[50%_62%]';

/** On phones the frame is taller than the photograph's aspect ratio, so the photograph is wider than the frame. */
const SIZES = '(min-width: 103rem) 95rem, (min-width: 48rem) 92vw, 124vw';

/** The same kitchen from the same viewpoint, as drawn and as built. */
export function HeroPicture() {
  return (
    <figure
      data-cut=""
      className="hero-reveal relative mt-[clamp(1.75rem,0.8rem+3.2vw,3.75rem)] lg:col-span-full"
    >
      <div className="relative bg-trace outline-offset-3 outline-focus has-focus-visible:outline-2">
        <Picture picture={pagePictures.home} sizes={SIZES} isPriority className={VIEW} />
        <div className="hero-drawing absolute inset-0 bg-paper outline -outline-offset-1 outline-line">
          <picture className="contents">
            <source media="(max-width: 37.49rem)" srcSet={withBase('/drawings/hero-800.webp')} />
            <img
              src={withBase('/drawings/hero.webp')}
              alt=""
              width={1600}
              height={900}
              loading="lazy"
              className={VIEW}
            />
          </picture>
        </div>
        {/* Moved with the keyboard or by dragging the picture: see islands/hero-cut. */}
        <input
          type="range"
          step="5"
          defaultValue="45"
          aria-label="How much of the room is drawn"
          className="pointer-events-none absolute inset-0 m-0 size-full opacity-0 noscript:hidden print:hidden"
        />
        <div className="pointer-events-none absolute inset-x-0 -top-3 -bottom-8 overflow-x-clip">
          <div className="hero-cut relative h-full border-l-[1.5px] border-dashed border-brick after:absolute after:bottom-[7px] after:-left-1.5 after:tick after:text-oak" />
        </div>
      </div>
      <figcaption className="relative mt-3.5 pt-4 text-note text-ink-soft before:absolute before:-inset-x-[5px] before:top-0 before:dimension">
        <span className="visually-hidden">The same room, first as drawn, then as built</span>
        <span aria-hidden="true" className="grid overflow-x-clip text-center">
          <span className="hero-drawn [grid-area:1/1]">As drawn</span>{' '}
          <span className="hero-built [grid-area:1/1]">As built</span>
        </span>
      </figcaption>
    </figure>
  );
}
