import type { ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';
import type { Outcome } from './use-form.ts';

type FailureNoticeProps = {
  outcome: Outcome;
  title: string;
  text: ReactNode;
  /** The label of the submit button, such as 'Send'. */
  action: string;
};

/** Stays above the submit button until the next input. */
export function FailureNotice({ outcome, title, text, action }: FailureNoticeProps) {
  // The notice takes the focus, because the Stop button that had it is gone.
  if (outcome === 'aborted')
    return (
      <Notice kind="error" title="The upload was stopped." takesFocus>
        <p>What you typed is still here. {action} it again when you are ready.</p>
      </Notice>
    );
  if (outcome !== 'failed') return null;
  return (
    <Notice kind="error" title={title}>
      <p>{text}</p>
    </Notice>
  );
}
