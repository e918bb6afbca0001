import { useEffect, useState } from 'react';
import { type OpenState, openState } from '../../../contract/opening-hours.ts';

/** Unknown in the prerendered document, which does not know when it is read. */
export function useOpenState(): OpenState | undefined {
  const [state, setState] = useState<OpenState>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function look() {
      clearTimeout(timer);
      const now = new Date();
      const next = openState(now);
      setState(next);
      timer = setTimeout(look, next.changesAt.getTime() - now.getTime());
    }

    look();
    // Timers stand still while a phone sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return state;
}
