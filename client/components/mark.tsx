import { mark } from '../../content/mark.ts';

export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg className={className} viewBox={mark.viewBox} aria-hidden="true">
      <path fill="currentColor" d={mark.main} />
      <path className="fill-ember" d={mark.accent} />
    </svg>
  );
}
