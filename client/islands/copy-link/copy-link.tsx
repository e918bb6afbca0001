import { useState } from 'react';
import { linkHref } from '../../routes.ts';
import { textLinkStyle } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';

/** Copies the URL of the document rather than the fragment, so that link previews work. */
export function CopyLink({ route }: { route: string }) {
  const [message, setMessage] = useState('');

  async function copy() {
    // Cleared first: screen readers announce changes only.
    setMessage('');
    const url = location.origin + linkHref(route);
    try {
      await navigator.clipboard.writeText(url);
      setMessage('Link copied');
    } catch {
      // Insecure pages have no clipboard API, and browsers may deny access.
      setMessage(url);
    }
  }

  return (
    <p className="flex flex-wrap items-center gap-x-4 noscript:hidden print:hidden">
      <button type="button" className={textLinkStyle()} onClick={copy}>
        Copy link
        <Icon name="copy" />
      </button>
      <span role="status" className="text-small text-ink-soft [overflow-wrap:anywhere]">
        {message}
      </span>
    </p>
  );
}
