import { useSyncExternalStore } from 'react';
import { sentAnchors } from '../../../contract/api.ts';
import { Notice } from '../../ui/notice.tsx';
import { SENT } from './application-words.ts';

/**
 * Where a native post comes back to. Without scripts `:target` shows it; with them, the anchor does, and nothing of
 * it is in the page before.
 */
export function ApplicationReturn({ anchor }: { anchor: string }) {
  const isScripted = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (isScripted && anchor !== sentAnchors.jobApplication) return null;
  return (
    <div id={sentAnchors.jobApplication} className={`order-first ${isScripted ? '' : 'hidden target:block'}`}>
      <Notice kind="good" title={SENT.title}>
        <p>{SENT.text}</p>
      </Notice>
    </div>
  );
}
