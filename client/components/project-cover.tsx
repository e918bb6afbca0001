import { jpegPath, type PictureSource } from '../../content/picture.ts';
import { resolveUrl } from '../ui/base-path.ts';
import { SourcePicture } from './source-picture.tsx';

/** Projects from the API may have image URLs only. */
export type CoverSource = {
  readonly coverPicture?: PictureSource;
  /** URLs; the first is the cover. */
  readonly images?: readonly string[];
};

type ProjectCoverProps = { project: CoverSource; sizes: string; isPriority: boolean; className: string };

const IMAGE =
  'size-full object-cover transition-[scale] duration-700 ease-calm group-hover/card:scale-[1.02]';

/** Has no alternative text, because category, title and city are beside it. */
export function ProjectCover({ project, sizes, isPriority, className }: ProjectCoverProps) {
  const { coverPicture, images } = project;
  const url = images?.[0];
  const isOwn = coverPicture && (!images || url === jpegPath(coverPicture));
  if (!isOwn && !url) return <div className={`opening ${className}`} aria-hidden="true" />;
  return (
    <div className={`overflow-hidden bg-trace ${className}`}>
      {isOwn ? (
        <SourcePicture {...{ source: coverPicture, alt: '', sizes, isPriority, className: IMAGE }} />
      ) : (
        <img src={url && resolveUrl(url)} alt="" loading="lazy" className={IMAGE} />
      )}
    </div>
  );
}
