import { services } from '../../../content/services/catalogue.ts';
import { to } from '../../../contract/screens.ts';
import { Icon } from '../../ui/icon.tsx';
import { CELL, FooterLink, LABEL } from './cell.tsx';

const LABEL_ID = 'footer-services';
const TITLE = 'Our Services';

/** Collapsed on phones, where so many links would push the rest far down. */
export function ServicesCell({ className }: { className: string }) {
  return (
    <nav aria-labelledby={LABEL_ID} className={`${CELL} py-6 max-md:py-2 print:hidden ${className}`}>
      <h2 id={LABEL_ID} className={`${LABEL} mb-3 max-md:hidden`}>
        {TITLE}
      </h2>
      <details className="group folded-on-phones">
        <summary className="flex min-h-11 items-center justify-between font-strong">
          {TITLE}
          <Icon name="down" className="group-open:rotate-180" />
        </summary>
        <ul className="gap-gap md:columns-2">
          {services.map(({ id, title }) => (
            <FooterLink key={id} to={to.service(id)}>
              {title}
            </FooterLink>
          ))}
          <FooterLink to={to.services} isStrong>
            View All Services
          </FooterLink>
        </ul>
      </details>
    </nav>
  );
}
