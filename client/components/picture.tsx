import type { Picture as PictureOfContent } from '../../content/picture.ts';
import { SourcePicture, type SourcePictureProps } from './source-picture.tsx';

export type PictureProps = Omit<SourcePictureProps, 'source' | 'alt'> & {
  picture: PictureOfContent;
  /** Defaults to the alternative text of the picture. */
  alt?: string;
};

/** For pages. Islands use `SourcePicture`: their serialized props would repeat the alternative text. */
export function Picture({ picture, alt = picture.alt, ...rest }: PictureProps) {
  return <SourcePicture source={picture} alt={alt} {...rest} />;
}

type WidePictureProps = Pick<PictureProps, 'picture' | 'isPriority'> & { sizes?: string };

export function WidePicture({ sizes = '(min-width: 95rem) 95rem, 96vw', ...rest }: WidePictureProps) {
  return (
    <Picture
      sizes={sizes}
      className="aspect-3/2 w-full bg-trace object-cover md:aspect-16/9 lg:aspect-2/1"
      {...rest}
    />
  );
}

/** On wide screens the picture is as high as the text beside it. */
export function TallPicture({ picture }: Pick<PictureProps, 'picture'>) {
  return (
    <div className="relative aspect-3/2 overflow-hidden bg-trace lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:aspect-auto lg:min-h-132">
      <Picture
        picture={picture}
        sizes="(min-width: 64rem) 52rem, 92vw"
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}
