import { BreakableTitle } from './breakable-title.tsx';

type ShortTitleProps = {
  title: string;
  /** A part of the title. */
  shortTitle?: string | undefined;
  /** Hides the rest of the title where only the short one fits. Screen readers still read all of it. */
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
