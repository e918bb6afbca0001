import type { Service } from '../../../content/service.ts';
import { to } from '../../../contract/screens.ts';
import { twoDigits } from '../../../contract/sheets.ts';
import { Link } from '../../components/link.tsx';
import { BreakableTitle } from '../../ui/breakable-title.tsx';
import { Icon } from '../../ui/icon.tsx';
import { neighboursOf } from './chosen-service.ts';

export function ServicePager({ service }: { service: Service }) {
  const { previous, next } = neighboursOf(service);
  return (
    <nav aria-label="Neighbouring services" className="page-width mt-section grid grid-cols-2 print:hidden">
      <PagerLink service={previous} icon="back" className="pr-4" />{' '}
      <PagerLink
        service={next}
        icon="arrow"
        className="justify-items-end border-l border-l-line pl-4 text-right"
      />
    </nav>
  );
}

type PagerLinkProps = { service: Service; icon: 'back' | 'arrow'; className: string };

function PagerLink({ service, icon, className }: PagerLinkProps) {
  const nudge = icon === 'back' ? 'group-hover/pager:-translate-x-1' : 'group-hover/pager:translate-x-1';
  return (
    <Link
      to={to.service(service.id)}
      className={`group/pager grid content-start gap-1 border-t border-t-ink py-6 font-display text-h3 wrap-anywhere no-underline max-sm:text-[1.1875rem] transition-colors duration-140 hover:text-brick ${className}`}
    >
      <span aria-hidden="true" className="font-text text-note text-ink-soft tabular">
        {twoDigits(service.id)}
      </span>{' '}
      <BreakableTitle>{service.title}</BreakableTitle>
      <Icon
        name={icon}
        className={`mt-2 size-6 text-brick transition-[translate] duration-260 ease-calm ${nudge}`}
      />
    </Link>
  );
}
