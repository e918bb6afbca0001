export function DimensionLine({ className = '' }: { className?: string }) {
  return <div className={`dimension ${className}`} aria-hidden="true" />;
}
