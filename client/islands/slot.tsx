import { memo } from 'react';

/**
 * A part of an island that is plain HTML, rendered at build: React leaves it alone. While it hydrates, React does not
 * touch the HTML either; `html` is for an island that shows the part again later.
 */
export const Slot = memo(
  function Slot({ name, html }: { name: string; html: string }) {
    return (
      <div
        className="contents"
        data-slot={name}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this document's own
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  },
  () => true,
);
