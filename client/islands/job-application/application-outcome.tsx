import { useEffect, useRef } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { FAILED, STOPPED } from './application-words.ts';

export type Outcome = 'failed' | 'stopped';

const words = { failed: FAILED, stopped: STOPPED } as const;

/** The toast's words, staying beside the button until the next action. */
export function ApplicationOutcome({ outcome }: { outcome: Outcome | null }) {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The button that stopped it is gone: without this the focus would fall to the top of the page.
    if (outcome === 'stopped') notice.current?.focus();
  }, [outcome]);

  if (!outcome) return null;
  return (
    <div ref={notice} tabIndex={-1} className="outline-0">
      <Notice kind="bad" title={words[outcome].title}>
        <p>{words[outcome].text}</p>
      </Notice>
    </div>
  );
}
