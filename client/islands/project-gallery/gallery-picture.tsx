import { avifPath, type PictureSource } from '../../../content/picture.ts';
import { SourcePicture } from '../../components/source-picture.tsx';
import { withBase } from '../../ui/base-path.ts';

type Described = {
  /** Describes what the picture shows. */
  readonly alt: string;
  /** Describes what was built. */
  readonly caption?: string;
};

export type GalleryPicture = Described &
  (
    | { readonly kind: 'photograph'; readonly source: PictureSource }
    | { readonly kind: 'drawing'; readonly scene: string }
  );

export function keyOf(picture: GalleryPicture): string {
  return picture.kind === 'drawing' ? `drawing of ${picture.scene}` : picture.source.path;
}

/** The URL of the largest file, which the picture links to without scripts. */
export function fileOf(picture: GalleryPicture): string {
  if (picture.kind === 'drawing') return drawingPath(picture.scene);
  const { source } = picture;
  return avifPath(source, Math.max(...source.widths));
}

export function drawingPath(scene: string, size: '' | '-800' = ''): string {
  return `/drawings/${scene}${size}.webp`;
}

type GalleryImageProps = { picture: GalleryPicture; sizes: string; className: string; isEager?: boolean };

export function GalleryImage({ picture, sizes, className, isEager = false }: GalleryImageProps) {
  const { alt } = picture;
  if (picture.kind === 'photograph')
    return <SourcePicture {...{ source: picture.source, alt, sizes, className, isEager }} />;
  return (
    <picture className="contents">
      <source media="(max-width: 47.99rem)" srcSet={withBase(drawingPath(picture.scene, '-800'))} />
      <img
        src={withBase(drawingPath(picture.scene))}
        alt={alt}
        width={1600}
        height={1067}
        loading={isEager ? 'eager' : 'lazy'}
        className={className}
      />
    </picture>
  );
}
