import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from '../location/use-location.ts';

/**
 * The confirmation that a native post returns to: `:target` shows it without scripts. With scripts it is there only
 * when it was returned to, since the form then says the same by itself.
 */
export function SentAnchor({ id, children }: { id: string; children: ReactNode }) {
  const { anchor } = useLocation();
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  if (hasScripts && anchor !== id) return null;
  return (
    <div id={id} className={hasScripts ? '' : 'hidden target:block'}>
      {children}
    </div>
  );
}
