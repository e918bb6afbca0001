import { company } from '../../content/company.ts';
import { to } from '../../contract/screens.ts';
import { Link } from './link.tsx';
import { Mark, WORDMARK } from './mark.tsx';

export function Logo({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <Link to={to.home} className="inline-flex min-h-11 items-center gap-3 no-underline">
      <Mark className={`flex-none ${isLarge ? 'size-12' : 'size-8.5'}`} />
      <span
        className={`font-display leading-none tracking-[-0.01em] whitespace-nowrap ${isLarge ? 'text-[min(1.75rem,6.8vw)]' : 'text-[min(1.3125rem,6.5vw)]'}`}
      >
        {WORDMARK}{' '}
        <small className="mt-[0.3rem] block font-text text-[0.75rem] leading-none tracking-[0.02em] text-ink-soft">
          {company.trade}
        </small>
      </span>
    </Link>
  );
}
