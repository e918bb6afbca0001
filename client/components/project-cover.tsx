import { pictureSizes } from '../../content/pictures.generated.ts';
import { jpegPath, type PictureName, pictureOf } from '../../content/pictures.ts';
import { below } from '../location/base.ts';
import { Picture } from './picture.tsx';

/** Where a project's first picture comes from: the projects call may bring plain addresses. */
export type CoverSource = {
  readonly title: string;
  readonly category?: string;
  readonly city?: string;
  readonly cover?: PictureName;
  /** The first is the cover. */
  readonly images?: readonly string[];
};

type ProjectCoverProps = { project: CoverSource; sizes: string; isFirst: boolean; className: string };

const IMAGE =
  'size-full object-cover transition-[scale] duration-700 ease-calm group-hover/card:scale-[1.02]';

/** In our own sizes where it is one of ours, otherwise by its address. */
export function ProjectCover({ project, sizes, isFirst, className }: ProjectCoverProps) {
  const ours = ownCover(project);
  const address = project.images?.[0];
  if (!ours && !address) return <div className={`opening ${className}`} aria-hidden="true" />;
  return (
    <div className={`overflow-hidden bg-trace ${className}`}>
      {ours ? (
        <Picture name={ours} alt={coverAlt(project)} sizes={sizes} isFirst={isFirst} className={IMAGE} />
      ) : (
        <img
          src={address?.startsWith('/') ? below(address) : address}
          alt={coverAlt(project)}
          loading="lazy"
          className={IMAGE}
        />
      )}
    </div>
  );
}

/** The heading beside it already gives the title. */
function coverAlt({ title, category, city }: CoverSource): string {
  return category && city ? `${category} in ${city}, finished` : title;
}

function ownCover({ cover, images }: CoverSource): PictureName | undefined {
  if (!cover || !(cover in pictureSizes)) return undefined;
  const isFirstImage = images === undefined || images[0] === jpegPath(cover, pictureOf(cover));
  return isFirstImage ? cover : undefined;
}
