import { type ReactNode, useId } from 'react';
import { Link } from '../link.tsx';

export const CELL = 'px-[clamp(1rem,0.6rem+1.2vw,1.75rem)]';
export const LABEL = 'text-[0.75rem] leading-[1.4] font-strong text-ink-soft';

type CellProps = { label?: string; className: string; children: ReactNode };

export function Cell({ label, className, children }: CellProps) {
  return (
    <div className={`${CELL} py-6 ${className}`}>
      {label && <h2 className={`${LABEL} mb-3 max-md:mb-0`}>{label}</h2>}
      {children}
    </div>
  );
}

type LinkCellProps = {
  label: string;
  className: string;
  children: ReactNode;
  /** A note below the links. */
  note?: ReactNode;
};

export function LinkCell({ label, className, children, note }: LinkCellProps) {
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId} className={`${CELL} py-6 print:hidden ${className}`}>
      <h2 id={labelId} className={`${LABEL} mb-3`}>
        {label}
      </h2>
      <ul>{children}</ul>
      {note}
    </nav>
  );
}

type FooterLinkProps = { to: string; children: string; isStrong?: boolean };

export function FooterLink({ to, children, isStrong }: FooterLinkProps) {
  const emphasis = isStrong ? 'font-bold underline' : 'no-underline hover:underline';
  return (
    <li className="break-inside-avoid">
      <Link
        to={to}
        className={`inline-flex min-h-11 min-w-11 items-center py-1 leading-[1.3] wrap-anywhere md:min-h-8 ${emphasis}`}
      >
        {children}
      </Link>
    </li>
  );
}
