export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-16 left-gutter z-20 bg-ink px-4 py-3 text-paper focus:top-2 print:hidden"
    >
      Skip to the content
    </a>
  );
}
