export function SkeletonCard() {
  return (
    <div className="grid content-start gap-3" data-skeleton="" aria-hidden="true">
      <div className="opening aspect-3/2" />
      <SkeletonBar className="w-1/3" />
      <SkeletonBar className="h-6 w-4/5" />
      <SkeletonBar />
      <SkeletonBar className="w-3/5" />
    </div>
  );
}

export function SkeletonBar({ className = 'w-full' }: { className?: string }) {
  return <div className={`min-h-3 bg-trace ${className}`} aria-hidden="true" />;
}

/** Loading message for screen readers. */
export function LoadingNote({ children }: { children: string }) {
  return (
    <p role="status" className="visually-hidden">
      {children}
    </p>
  );
}
