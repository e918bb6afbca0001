import type { ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';

type SentNoticeProps = {
  /** The anchor that the server redirects to: see `sentAnchors`. */
  id: string;
  title: string;
  text?: ReactNode;
  className?: string;
};

/** Confirms a form that was posted without scripts: `:target` shows it. See runtime/sent-notices.ts. */
export function SentNotice({ id, title, text, className = '' }: SentNoticeProps) {
  return (
    <div id={id} data-sent-notice="" className={`hidden target:block ${className}`}>
      <Notice kind="success" title={title}>
        {text && <p>{text}</p>}
      </Notice>
    </div>
  );
}
