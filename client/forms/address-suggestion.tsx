import { useContext, useEffect, useState } from 'react';
import { textLinkStyle } from '../ui/button-styles.ts';
import { FormContext } from './field.tsx';
import { likelyAddress } from './likely-address.ts';

/** Suggests a correction of an email address while the visitor types: later it would move what is tapped next. */
export function AddressSuggestion({ inputId }: { inputId: string }) {
  const { resets } = useContext(FormContext);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [suggestion, setSuggestion] = useState<string>();

  useEffect(() => {
    const element = document.getElementById(inputId) as HTMLInputElement | null;
    // A navigation may have removed the form from the page during hydration.
    if (!element) return;
    const update = () => setSuggestion(likelyAddress(element.value));
    setInput(element);
    element.addEventListener('input', update);
    return () => element.removeEventListener('input', update);
  }, [inputId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was reset is empty
  useEffect(() => setSuggestion(undefined), [resets]);

  function accept() {
    if (!input || !suggestion) return;
    input.value = suggestion;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  }

  // Not rendered on the server. After hydration the live region exists before its text does.
  if (!input) return null;
  return (
    <p aria-live="polite" aria-atomic="true" className="px-4 text-small text-field-ink">
      {suggestion && (
        <>
          Did you mean{' '}
          <button
            type="button"
            onClick={accept}
            className={textLinkStyle('wrap-anywhere md:min-h-11', 'text-field-ink')}
          >
            {suggestion}
          </button>
          ?
        </>
      )}
    </p>
  );
}
