import { heroPictureAlt } from '../../../content/hero-picture-alt.ts';
import { Picture } from '../../components/picture.tsx';
import { below } from '../../location/base.ts';

/** Drawing and photograph are cut alike, so that they lie exactly over each other. */
const VIEW =
  'aspect-4/3 w-full object-cover object-[40%_50%] md:aspect-video md:object-center lg:aspect-2/1 lg:object-[50%_62%]';

/** On phones the plate is higher than the photograph's own shape, which is therefore shown wider than the plate. */
const SIZES = '(min-width: 103rem) 95rem, (min-width: 48rem) 92vw, 124vw';

const MEASURE =
  'relative grid justify-items-center pt-4 before:absolute before:-inset-x-[5px] before:top-0 before:dimension';

/** The same kitchen from the same spot, as it was drawn and as it was built. */
export function HeroPlate() {
  return (
    <figure className="plate relative mt-[clamp(1.75rem,0.8rem+3.2vw,3.75rem)] lg:col-span-full">
      <div className="relative bg-trace">
        <Picture name="hero" alt={heroPictureAlt} sizes={SIZES} isFirst className={VIEW} />
        <div className="plate-drawing absolute inset-0 bg-paper outline -outline-offset-1 outline-line">
          <picture className="contents">
            <source media="(max-width: 37.49rem)" srcSet={below('/drawings/hero-800.webp')} />
            <img src={below('/drawings/hero.webp')} alt="" width={1600} height={900} className={VIEW} />
          </picture>
        </div>
        <div className="plate-cut absolute -top-3 -bottom-8 border-l-[1.5px] border-dashed border-brick" />
      </div>
      <figcaption className="mt-3.5 flex text-note text-ink-soft">
        <span className={`plate-drawn @container ${MEASURE}`}>
          <span className="@max-[4rem]:invisible">As drawn</span>
        </span>{' '}
        <span className={`flex-1 ${MEASURE}`}>As built</span>
      </figcaption>
    </figure>
  );
}
