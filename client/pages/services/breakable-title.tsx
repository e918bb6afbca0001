import { Fragment } from 'react';

/** 'Installation/Removal' is one word to the browser, and wider than a small phone: it may break at the slash. */
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
