import { Fragment } from 'react';

/** Allows a line break after a slash: 'Installation/Removal' is wider than a small phone. */
export function BreakableTitle({ children }: { children: string }) {
  const [first, ...rest] = children.split('/');
  return (
    <span>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}
