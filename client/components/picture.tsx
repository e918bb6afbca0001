import { avifPath, jpegPath, type PictureName, pictureOf } from '../../content/pictures.ts';
import { below } from '../location/base.ts';

type PictureProps = {
  name: PictureName;
  /** How wide the picture is shown, as the `sizes` attribute has it. */
  sizes: string;
  className?: string;
  /** `altOf` of the picture; empty where the words beside it already say what it shows. */
  alt: string;
  /** The one picture of a screen that must arrive first. */
  isFirst?: boolean;
  /** Never shown larger: the wider files need not be offered. */
  upTo?: number;
  /** Fetched although it is out of sight. */
  isFetchedAhead?: boolean;
};

export function Picture({
  name,
  sizes,
  className = '',
  alt,
  isFirst = false,
  upTo = Number.POSITIVE_INFINITY,
  isFetchedAhead = isFirst,
}: PictureProps) {
  const picture = pictureOf(name);
  return (
    <picture className="contents">
      <source
        type="image/avif"
        sizes={sizes}
        srcSet={picture.widths
          .filter((width) => width <= upTo)
          .map((width) => `${below(avifPath(name, picture, width))} ${width}w`)
          .join(', ')}
      />
      <img
        src={below(jpegPath(name, picture))}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={isFetchedAhead ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  );
}
