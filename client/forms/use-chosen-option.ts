import { useEffect, useRef, useState } from 'react';

/** What a select holds: chosen now, before the scripts arrived, or put back from a draft; nothing after a reset. */
export function useChosenOption() {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState('');

  useEffect(() => {
    const element = select.current;
    if (!element) return;
    const read = () => setChosen(element.value);
    const forget = () => setChosen('');
    read();
    element.addEventListener('change', read);
    element.form?.addEventListener('reset', forget);
    return () => {
      element.removeEventListener('change', read);
      element.form?.removeEventListener('reset', forget);
    };
  }, []);

  return [select, chosen] as const;
}
