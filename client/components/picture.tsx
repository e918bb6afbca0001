import type { Picture as PictureOfContent } from '../../content/picture.ts';
import { SourcePicture, type SourcePictureProps } from './source-picture.tsx';

export type PictureProps = Omit<SourcePictureProps, 'source' | 'alt'> & {
  picture: PictureOfContent;
  /** What the picture shows, unless given. */
  alt?: string;
};

/** For pages; islands have a source, since their props would carry the alternative text a second time. */
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
