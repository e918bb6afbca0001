import { BreakableTitle } from './breakable-title.tsx';

type ShortTitleProps = {
  title: string;
  /** A part of the title. */
  shortTitle?: string | undefined;
  /** Hides the rest of the title where there is room for the short one alone. It is still read out. */
  restClass: string;
};

export function ShortTitle({ title, shortTitle = title, restClass }: ShortTitleProps) {
  const [before = '', after = ''] = title.split(shortTitle, 2);
  return (
    <span>
      {before && <span className={restClass}>{before}</span>}
      {shortTitle}
      {after && (
        <span className={restClass}>
          <BreakableTitle>{after}</BreakableTitle>
        </span>
      )}
    </span>
  );
}
