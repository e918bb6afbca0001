import { useContext, useEffect, useState } from 'react';
import { textLinkStyle } from '../ui/button-styles.ts';
import { FormContext } from './field.tsx';
import { likelyAddress } from './likely-address.ts';

/** Offers what was probably meant, and refuses nothing. While typing: later it would move what is pressed next. */
export function AddressSuggestion({ inputId }: { inputId: string }) {
  const { resets } = useContext(FormContext);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [suggestion, setSuggestion] = useState<string>();

  useEffect(() => {
    const element = document.getElementById(inputId) as HTMLInputElement | null;
    // A navigation may have taken the form out of the page while it was hydrated.
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

  // Not in the document, where it is of no use; there before its words.
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
