import { company } from '../../../content/company.ts';
import { intros } from '../../../content/pages.ts';
import { to } from '../../../contract/screens.ts';
import type { Sheet } from '../../../contract/sheets.ts';
import type { Site } from '../../../contract/site.ts';
import { withBase } from '../../ui/base-path.ts';
import { textLinkStyle } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../logo.tsx';
import { EmailLink, PhoneLink } from '../phone-link.tsx';
import { Prose } from '../prose.tsx';
import { CELL, Cell, FooterLink, LABEL, LinkCell } from './cell.tsx';
import { ServicesCell } from './services-cell.tsx';

export function Footer({ sheet, site }: { sheet: Sheet; site: Site }) {
  return (
    <footer className="page-width pt-[clamp(3rem,1.5rem+5vw,6rem)] pb-8 text-small">
      <div className="title-block grid-cols-2 md:grid-cols-12">
        <Cell className="col-span-full grid content-start justify-items-start gap-3 md:col-span-7 lg:col-span-4">
          <Logo isLarge />
          <p className="mt-3 font-display text-h4 leading-[1.25]">{company.tagline}</p>
          <p className="max-w-[34em]">{intros.footer}</p>
          <a href={company.social.href} rel="noopener" className={textLinkStyle('print:hidden')}>
            {company.social.label}
            <Icon name="external" />
          </a>
        </Cell>
        <Cell
          label="Contact Info"
          className="col-span-full grid content-start justify-items-start md:col-span-5 lg:col-span-4 lg:row-start-2"
        >
          <PhoneLink className="inline-flex min-h-11 items-center font-display text-[1.5rem] leading-[1.2] no-underline hover:underline md:min-h-9" />{' '}
          <EmailLink className="inline-flex min-h-11 items-center wrap-anywhere md:min-h-8" />
          <p className="mt-1 justify-self-stretch">
            <Prose>{company.hours.short}</Prose>
            <br />
            {company.location.city}, {company.location.region}
          </p>
          {site.mailingAddress && <p className="mt-2 max-w-[24em] wrap-anywhere">{site.mailingAddress}</p>}
        </Cell>
        <ServicesCell className="col-span-full md:col-span-8 md:row-span-2 lg:col-span-5 lg:row-span-1" />
        <LinkCell label="Quick Links" className="md:col-span-4 lg:col-span-3">
          <FooterLink to={to.home}>Home</FooterLink>
          <FooterLink to={to.testimonials}>Testimonials</FooterLink>
          <FooterLink to={to.about()}>About Us</FooterLink>
          <FooterLink to={to.careers}>Careers</FooterLink>
          <FooterLink to={to.contact}>Contact</FooterLink>
        </LinkCell>
        <LinkCell
          label="Our Projects"
          className="relative md:col-span-4 lg:col-span-8 lg:col-start-5 lg:row-start-2"
          note={<WhereWeWork />}
        >
          <FooterLink to={to.projects} isStrong>
            View All Projects
          </FooterLink>
        </LinkCell>
        <LegalCell year={site.copyrightYear} />
        <SheetCell label="Drawing">
          <p data-drawing="" className="leading-[1.35]">
            {sheet.title}
          </p>
        </SheetCell>
        <SheetCell label="Sheet">
          <p data-sheet="" className="font-display text-[min(2rem,8vw)] leading-[1.1] whitespace-nowrap">
            {sheet.number}
          </p>
        </SheetCell>
      </div>
    </footer>
  );
}

/** Shows the map on wide screens. Its shoreline meets the right and lower edges of the cell. */
function WhereWeWork() {
  return (
    <>
      <p className="mt-2 max-w-[24em] text-balance text-ink-soft">In the {company.serviceArea}</p>
      <img
        src={withBase('/drawings/key-plan.svg')}
        alt={`Map with ${company.cities.join(', ')} and surrounding areas`}
        width="320"
        height="176"
        loading="lazy"
        className="absolute right-0 bottom-0 max-lg:hidden"
      />
    </>
  );
}

function LegalCell({ year }: { year: number }) {
  return (
    <div
      className={`${CELL} col-span-full flex flex-wrap items-center justify-between gap-x-6 py-3 md:col-span-6 lg:col-span-8`}
    >
      <p className="max-md:py-2">
        © <span data-year="">{year}</span> {company.name}
      </p>
      <nav aria-label="Legal" className="print:hidden">
        <ul className="flex flex-wrap gap-x-6">
          <FooterLink to={to.privacyPolicy}>Privacy Policy</FooterLink>
          <FooterLink to={to.terms}>Terms of Service</FooterLink>
          <FooterLink to={to.accessibility}>Accessibility</FooterLink>
          <FooterLink to={to.sitemap}>Sitemap</FooterLink>
        </ul>
      </nav>
    </div>
  );
}

function SheetCell({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div aria-hidden="true" className={`${CELL} py-3 md:col-span-3 lg:col-span-2`}>
      <p className={LABEL}>{label}</p>
      {children}
    </div>
  );
}
