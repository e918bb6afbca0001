import { useEffect, useRef } from 'react';
import type { Sheet } from '../../../contract/sheets.ts';
import { FOOTER } from './footer-style.ts';

/** Every document brings the same footer. Read before React takes over, so that a screen drawn anew has it too. */
const html = import.meta.env.SSR ? '' : (document.querySelector('footer')?.innerHTML ?? '');

/**
 * The footer as the document brought it: the browser need not load the code that draws it. Only what changes is
 * written into it: the sheet, and the year where the document is older than it.
 */
export function KeptFooter({ sheet }: { sheet: Sheet }) {
  const footer = useRef<HTMLElement>(null);

  useEffect(() => {
    const write = (mark: string, text: string) => {
      for (const place of footer.current?.querySelectorAll(`[${mark}]`) ?? []) place.textContent = text;
    };
    write('data-drawing', sheet.drawing);
    write('data-sheet', sheet.number);
    write('data-year', String(new Date().getFullYear()));
  }, [sheet.drawing, sheet.number]);

  return (
    <footer
      ref={footer}
      className={FOOTER}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this document's own
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
