import { StoppedNotice } from '../../forms/stopped-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FAILED } from './application-words.ts';

export type Outcome = 'failed' | 'stopped';

/** The toast's words, staying beside the button until the next action. */
export function ApplicationOutcome({ outcome }: { outcome: Outcome | null }) {
  if (!outcome) return null;
  if (outcome === 'stopped') return <StoppedNotice action="Submit" />;
  return (
    <Notice kind="bad" title={FAILED.title}>
      <p>{FAILED.text}</p>
    </Notice>
  );
}
