/**
 * A part of an island that stays the HTML of the document and is not hydrated. `html` is needed when the island mounts
 * it again later.
 */
export function Slot({ name, html }: { name: string; html: string }) {
  return (
    <div
      className="contents"
      data-slot={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this document's own
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
