export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute top-0 left-gutter z-20 max-w-[calc(100vw-2*var(--gutter))] -translate-y-full bg-ink px-4 py-3 text-paper focus:translate-y-2 print:hidden"
    >
      Skip to the content
    </a>
  );
}
