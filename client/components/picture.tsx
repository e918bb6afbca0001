import type { PictureName } from '../../content/pictures.ts';
import { pictureSource } from '../../contract/picture-source.ts';
import { SourcePicture, type SourcePictureProps } from './source-picture.tsx';

type PictureProps = Omit<SourcePictureProps, 'source'> & { name: PictureName };

/** One of our own pictures, by its name. For pages: islands receive a source instead. */
export function Picture({ name, ...rest }: PictureProps) {
  return <SourcePicture source={pictureSource(name)} {...rest} />;
}
