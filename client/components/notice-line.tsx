import { DocumentIcon } from './document-icon.tsx';

/** The owner's notice to all visitors, above the header of every page. */
export function NoticeLine({ children }: { children: string }) {
  return (
    <aside
      aria-label="Notice"
      className="border-b border-line-firm bg-trace text-small leading-[1.45] wrap-anywhere"
    >
      <p className="page-width flex items-baseline gap-2.5 py-3">
        <DocumentIcon name="calendar" className="size-4.5 flex-none translate-y-0.5 text-brick" />
        <span>{children}</span>
      </p>
    </aside>
  );
}

/**
 * The notice up to its semicolon, for the call bar on phones. Cut at other punctuation it may become untrue: 'Closed
 * Dec. 24 to Jan. 2'.
 */
export function firstClause(notice: string): string {
  return notice.replace(/;.*/s, '');
}
