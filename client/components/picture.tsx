import { altOf } from '../../content/picture-alts.ts';
import type { PictureName } from '../../content/pictures.ts';
import { pictureSource } from '../../contract/picture-source.ts';
import { SourcePicture, type SourcePictureProps } from './source-picture.tsx';

type PictureProps = Omit<SourcePictureProps, 'source' | 'alt'> & {
  name: PictureName;
  /** The picture's description, unless given. */
  alt?: string;
};

/** For pages; islands receive a source as a prop. */
export function Picture({ name, alt = altOf(name), ...rest }: PictureProps) {
  return <SourcePicture source={pictureSource(name)} alt={alt} {...rest} />;
}

type WidePictureProps = Pick<PictureProps, 'name' | 'isPriority'> & { sizes?: string };

export function WidePicture({ sizes = '(min-width: 95rem) 95rem, 96vw', ...rest }: WidePictureProps) {
  return (
    <Picture
      sizes={sizes}
      className="aspect-3/2 w-full bg-trace object-cover md:aspect-16/9 lg:aspect-2/1"
      {...rest}
    />
  );
}
