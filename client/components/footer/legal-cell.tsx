import { useEffect, useRef } from 'react';
import { company } from '../../../content/company.ts';
import { to } from '../../../contract/screens.ts';
import { CELL, FooterLink } from './cell.tsx';

export function LegalCell() {
  return (
    <div
      className={`${CELL} col-span-full flex flex-wrap items-center justify-between gap-x-6 py-3 md:col-span-6 lg:col-span-8`}
    >
      <p className="max-md:py-2">
        © <CurrentYear /> {company.name}
      </p>
      <nav aria-label="Legal" className="print:hidden">
        <ul className="flex flex-wrap gap-x-6">
          <FooterLink to={to.privacyPolicy}>Privacy Policy</FooterLink>
          <FooterLink to={to.terms}>Terms of Service</FooterLink>
          <FooterLink to={to.sitemap}>Sitemap</FooterLink>
        </ul>
      </nav>
    </div>
  );
}

/** The document may be older than the year: hydration keeps its text, so the effect puts the right one there. */
function CurrentYear() {
  const year = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (year.current) year.current.textContent = String(new Date().getFullYear());
  }, []);
  return (
    <span ref={year} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
