import { useState } from 'react';
import { resolveUrl } from '../../ui/base-path.ts';

type AuthorPortraitProps = { name: string; imagePath: string };

/** The first letter of the name replaces a missing or broken picture. */
export function AuthorPortrait({ name, imagePath }: AuthorPortraitProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const frame = 'size-12 flex-none border border-line-firm';
  if (imagePath && !hasFailed)
    return (
      <img
        src={resolveUrl(imagePath)}
        alt={name}
        width={48}
        height={48}
        loading="lazy"
        onError={() => setHasFailed(true)}
        className={`${frame} object-cover`}
      />
    );
  return (
    <span aria-hidden="true" className={`${frame} grid place-items-center font-display text-h3`}>
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
