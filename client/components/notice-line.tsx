import { Icon } from '../ui/icon.tsx';

/** What the owner has to say to every visitor, above the header of every page. */
export function NoticeLine({ children }: { children: string }) {
  return (
    <aside
      aria-label="Notice"
      className="border-b border-line-firm bg-trace text-small leading-[1.45] wrap-anywhere"
    >
      <p className="page-width flex items-baseline gap-2.5 py-3">
        <Icon name="calendar" className="size-4.5 flex-none translate-y-0.5 text-brick" />
        <span>{children}</span>
      </p>
    </aside>
  );
}

/** As much of it as fits beside the buttons at the bottom of phones: its first clause. */
export function firstClause(notice: string): string {
  return notice.split(/[;:.!?](?:\s|$)|,\s|\s[-–—]\s/)[0]?.trim() ?? '';
}
