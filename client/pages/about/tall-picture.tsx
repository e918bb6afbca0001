import type { PictureProps } from '../../components/picture.tsx';
import { Picture } from '../../components/picture.tsx';

/** On wide screens as high as the text beside it. */
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
