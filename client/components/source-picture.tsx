import { avifPath, jpegPath, type PictureSource } from '../../content/picture.ts';
import { withBase } from '../ui/base-path.ts';

export type SourcePictureProps = {
  source: PictureSource;
  /** The `sizes` attribute. */
  sizes: string;
  className?: string;
  /** Empty where the text beside it already says what it shows. */
  alt: string;
  /** The largest picture of the first view. */
  isPriority?: boolean;
  /** Leaves wider files out of the srcset. */
  maxWidth?: number;
  /** Loads the picture even while it is not visible. */
  isEager?: boolean;
};

/** Rounded to the classes of styles/focal-point.css, because the Content-Security-Policy forbids style attributes. */
function focalPoint(focus: readonly [x: number, y: number]): string {
  const [x, y] = focus.map((percent) => Math.round(percent / 10) * 10);
  return `focal-point focal-x-${x} focal-y-${y}`;
}

/** A picture without its own alternative text. Pages use `Picture`, which has one. */
export function SourcePicture({
  source,
  sizes,
  className = '',
  alt,
  isPriority = false,
  maxWidth = Number.POSITIVE_INFINITY,
  isEager = isPriority,
}: SourcePictureProps) {
  const { width, height, widths, focus } = source;
  return (
    <picture className="contents">
      <source
        type="image/avif"
        sizes={sizes}
        srcSet={widths
          .filter((candidate) => candidate <= maxWidth)
          .map((candidate) => `${withBase(avifPath(source, candidate))} ${candidate}w`)
          .join(', ')}
      />
      <img
        src={withBase(jpegPath(source))}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        className={focus ? `${className} ${focalPoint(focus)}` : className}
      />
    </picture>
  );
}
