import { company } from '../../../content/company.ts';
import { to } from '../../../contract/screens.ts';
import { CELL, FooterLink } from './cell.tsx';

export function LegalCell() {
  return (
    <div
      className={`${CELL} col-span-full flex flex-wrap items-center justify-between gap-x-6 py-3 md:col-span-6 lg:col-span-8`}
    >
      <p className="max-md:py-2">
        © <span data-year="">{new Date().getFullYear()}</span> {company.name}
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
