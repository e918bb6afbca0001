import { SourcePicture } from '../../components/source-picture.tsx';
import { withBase } from '../../ui/base-path.ts';
import { drawingPath, type GalleryPicture } from './gallery-picture.ts';

type GalleryImageProps = {
  picture: GalleryPicture;
  sizes: string;
  className: string;
  /** Empty where a caption or a label says it already. */
  alt?: string;
  isFetchedAhead?: boolean;
};

/** A photograph or a drawing in the same frame: both are three to two, so the one lies over the other. */
export function GalleryImage({ picture, sizes, className, alt, isFetchedAhead = false }: GalleryImageProps) {
  if (picture.kind === 'photograph')
    return (
      <SourcePicture
        source={picture.source}
        sizes={sizes}
        className={className}
        alt={alt ?? picture.caption}
        isFetchedAhead={isFetchedAhead}
      />
    );
  return (
    <picture className="contents">
      <source media="(max-width: 47.99rem)" srcSet={withBase(drawingPath(picture.scene, '-800'))} />
      <img
        src={withBase(drawingPath(picture.scene))}
        alt={alt ?? picture.caption}
        width={1600}
        height={1067}
        loading={isFetchedAhead ? 'eager' : 'lazy'}
        className={className}
      />
    </picture>
  );
}
