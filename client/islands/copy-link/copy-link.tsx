import { useState } from 'react';
import { documentPathOf } from '../../routes.ts';
import { withBase } from '../../ui/base-path.ts';
import { wordsStyle } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';

/** Copies the address of the document that shows `route`: the real path, which previews and search engines see. */
export function CopyLink({ route }: { route: string }) {
  const [message, setMessage] = useState('');

  async function copy() {
    // Emptied first: a screen reader announces only what changes.
    setMessage('');
    const address = location.origin + withBase(documentPathOf(route));
    const isCopied = await written(address);
    setMessage(isCopied ? 'Link copied' : address);
  }

  return (
    <p className="flex flex-wrap items-center gap-x-4 noscript:hidden print:hidden">
      <button type="button" className={wordsStyle()} onClick={copy}>
        Copy link
        <Icon name="link" />
      </button>
      <span role="status" className="text-small text-ink-soft [overflow-wrap:anywhere]">
        {message}
      </span>
    </p>
  );
}

/** Browsers give the clipboard to secure pages alone, and may refuse it. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
