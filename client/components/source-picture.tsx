import { avifPath, jpegPath } from '../../content/pictures.ts';
import type { PictureSource } from '../../contract/picture-source.ts';
import { withBase } from '../ui/base-path.ts';

export type SourcePictureProps = {
  source: PictureSource;
  /** How wide the picture is shown, as the `sizes` attribute has it. */
  sizes: string;
  className?: string;
  /** Empty where the words beside it already say what it shows. */
  alt: string;
  /** The one picture of a screen that must arrive first. */
  isFirst?: boolean;
  /** Never shown larger: the wider files need not be offered. */
  upTo?: number | undefined;
  /** Fetched although it is out of sight. */
  isFetchedAhead?: boolean;
};

/** A picture in its sizes. For pages, `Picture` finds the source by name. */
export function SourcePicture({
  source,
  sizes,
  className = '',
  alt,
  isFirst = false,
  upTo = Number.POSITIVE_INFINITY,
  isFetchedAhead = isFirst,
}: SourcePictureProps) {
  const { name, width, height, widths } = source;
  return (
    <picture className="contents">
      <source
        type="image/avif"
        sizes={sizes}
        srcSet={widths
          .filter((candidate) => candidate <= upTo)
          .map((candidate) => `${withBase(avifPath(name, source, candidate))} ${candidate}w`)
          .join(', ')}
      />
      <img
        src={withBase(jpegPath(name, source))}
        alt={alt}
        width={width}
        height={height}
        loading={isFetchedAhead ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  );
}
