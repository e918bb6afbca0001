import { jpegPath } from '../../content/pictures.ts';
import type { PictureSource } from '../../contract/picture-source.ts';
import { withBase } from '../ui/base-path.ts';
import { SourcePicture } from './source-picture.tsx';

/** Where a project's first picture comes from: the projects call may bring plain addresses. */
export type CoverSource = {
  readonly title: string;
  readonly category?: string;
  readonly city?: string;
  readonly coverPicture?: PictureSource;
  /** The first is the cover. */
  readonly images?: readonly string[];
};

type ProjectCoverProps = { project: CoverSource; sizes: string; isFirst: boolean; className: string };

const IMAGE =
  'size-full object-cover transition-[scale] duration-700 ease-calm group-hover/card:scale-[1.02]';

/** In our own sizes where it is one of ours, otherwise by its address. */
export function ProjectCover({ project, sizes, isFirst, className }: ProjectCoverProps) {
  const coverPicture = ownCover(project);
  const address = project.images?.[0];
  if (!coverPicture && !address) return <div className={`opening ${className}`} aria-hidden="true" />;
  return (
    <div className={`overflow-hidden bg-trace ${className}`}>
      {coverPicture ? (
        <SourcePicture
          source={coverPicture}
          alt={coverAlt(project)}
          sizes={sizes}
          isFirst={isFirst}
          className={IMAGE}
        />
      ) : (
        <img
          src={address?.startsWith('/') ? withBase(address) : address}
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

function ownCover({ coverPicture, images }: CoverSource): PictureSource | undefined {
  if (!coverPicture) return undefined;
  const isFirstImage = images === undefined || images[0] === jpegPath(coverPicture.name, coverPicture);
  return isFirstImage ? coverPicture : undefined;
}
