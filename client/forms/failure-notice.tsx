import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../ui/notice.tsx';
import type { Outcome } from './use-form.ts';

type FailureNoticeProps = {
  outcome: Outcome;
  title: string;
  text: ReactNode;
  /** What the submit button says: 'Send'. */
  action: string;
};

/** Stays above the submit button until the next input. */
export function FailureNotice({ outcome, title, text, action }: FailureNoticeProps) {
  if (outcome === 'aborted') return <AbortedNotice action={action} />;
  if (outcome !== 'failed') return null;
  return (
    <Notice kind="error" title={title}>
      <p>{text}</p>
    </Notice>
  );
}

function AbortedNotice({ action }: { action: string }) {
  const notice = useRef<HTMLDivElement>(null);
  // The Stop button that had the focus is gone.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="outline-0">
      <Notice kind="error" title="The upload was stopped.">
        <p>What you typed is still here. {action} it again when you are ready.</p>
      </Notice>
    </div>
  );
}
