import { useState } from 'react';
import { withBase } from '../../ui/base-path.ts';

type AuthorPortraitProps = { name: string; imagePath: string };

/** The author's picture; the first letter of the name where there is none, or where it does not arrive. */
export function AuthorPortrait({ name, imagePath }: AuthorPortraitProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const frame = 'size-12 flex-none border border-line-firm';
  if (imagePath && !hasFailed)
    return (
      <img
        src={imagePath.startsWith('/') ? withBase(imagePath) : imagePath}
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
      {initialOf(name)}
    </span>
  );
}

function initialOf(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '';
}
