import { company } from '../../content/company.ts';
import { mark } from '../../content/mark.ts';

/** The name as it is set beside the mark. Fonts kern spaces, but not those that do not break. */
export const WORDMARK = company.shortName.replaceAll(' ', '\u00a0');

export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg className={className} viewBox={mark.viewBox} aria-hidden="true">
      <path fill="currentColor" d={mark.main} />
      <path className="fill-ember" d={mark.accent} />
    </svg>
  );
}
