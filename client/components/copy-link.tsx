import { useState } from 'react';
import { documentPathOf } from '../../contract/documents.ts';
import { below } from '../location/base.ts';
import { wordsStyle } from '../ui/button-styles.ts';
import { Icon } from '../ui/icon.tsx';

/** Copies the address of the document that shows `route`: the real path, which previews and search engines see. */
export function CopyLink({ route, className = '' }: { route: string; className?: string }) {
  const [said, setSaid] = useState<{ route: string; words: string }>();

  async function copy() {
    // Said anew each time, or a screen reader stays silent.
    setSaid(undefined);
    const address = location.origin + below(documentPathOf(route));
    const isCopied = await written(address);
    setSaid({ route, words: isCopied ? 'Link copied' : address });
  }

  return (
    <p className={`flex flex-wrap items-center gap-x-4 noscript:hidden print:hidden ${className}`}>
      <button type="button" className={wordsStyle()} onClick={copy}>
        Copy link
        <Icon name="link" />
      </button>
      <span role="status" className="text-small text-ink-soft [overflow-wrap:anywhere]">
        {said?.route === route && said.words}
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
