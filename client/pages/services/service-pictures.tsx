import type { CaptionedPicture as Captioned, Service } from '../../../content/service.ts';
import { Picture } from '../../components/picture.tsx';
import { Prose } from '../../components/prose.tsx';

type CaptionedPictureProps = Captioned & {
  sizes: string;
  /** Classes that determine the height of the picture. */
  shape: string;
  captionClass?: string;
  className?: string;
};

export function CaptionedPicture(props: CaptionedPictureProps) {
  const { picture, caption, sizes, shape, captionClass = '', className = '' } = props;
  return (
    <figure className={`grid content-start gap-2.5 print:break-inside-avoid ${className}`}>
      {/* A single grid item: the `source` elements of a picture would be items of their own. */}
      <div className="lg:self-end">
        <Picture picture={picture} sizes={sizes} className={`w-full bg-trace object-cover ${shape}`} />
      </div>
      <figcaption
        className={`max-w-[38em] text-note leading-[1.45] text-pretty text-ink-soft ${captionClass}`}
      >
        <Prose>{caption}</Prose>
      </figcaption>
    </figure>
  );
}

/** Aligns the bottom edges of the pictures, however long the captions are. */
const ALIGNED = 'lg:row-span-2 lg:grid-rows-subgrid';

/** The close view is the only picture that extends beyond the page's margins, on phones on both sides. */
export function CloseViews({ service: { closeView, detail } }: { service: Service }) {
  if (!closeView && !detail) return null;
  return (
    <div className="page-width grid gap-x-gap gap-y-8 pt-12 md:grid-cols-[8fr_5fr] lg:columns-12 lg:grid-rows-[auto_auto] lg:gap-y-2.5 lg:pt-16 print:grid-cols-2">
      {closeView && (
        <CaptionedPicture
          {...closeView}
          sizes="(min-width: 64rem) 70vw, (min-width: 48rem) 58vw, 100vw"
          shape="aspect-4/5 sm:aspect-3/2 md:aspect-auto md:h-88 lg:aspect-8/5 lg:h-auto print:aspect-3/2 print:h-auto"
          captionClass="max-md:px-gutter lg:ml-[var(--bleed)] print:m-0 print:px-0"
          className={`${ALIGNED} max-md:-mx-gutter lg:-ml-[var(--bleed)] print:mx-0 ${detail ? 'lg:col-span-8' : 'lg:col-span-10'}`}
        />
      )}
      {detail && (
        <CaptionedPicture
          {...detail}
          sizes="(min-width: 64rem) 50vw, (min-width: 48rem) 56vw, 92vw"
          shape="aspect-3/2 md:aspect-auto md:h-88 lg:aspect-4/5 lg:h-auto print:aspect-3/2 print:h-auto"
          className={`${ALIGNED} lg:col-span-4 lg:col-start-9`}
        />
      )}
    </div>
  );
}
