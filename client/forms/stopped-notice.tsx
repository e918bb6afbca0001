import { useEffect, useRef } from 'react';
import { Notice } from '../ui/notice.tsx';

/** After the visitor has stopped an upload. */
export function StoppedNotice({ action }: { action: string }) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that stopped it is gone: without this the focus would fall to the top of the page.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="outline-0">
      <Notice kind="bad" title="The upload was stopped.">
        <p>What you typed is still here. {action} it again when you are ready.</p>
      </Notice>
    </div>
  );
}
