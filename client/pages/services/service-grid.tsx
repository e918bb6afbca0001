import type { Service } from '../../../content/service.ts';
import { services } from '../../../content/services/catalogue.ts';
import { to } from '../../../contract/screens.ts';
import { twoDigits } from '../../../contract/sheets.ts';
import { linkHref } from '../../routes.ts';
import { BreakableTitle } from '../../ui/breakable-title.tsx';
import { Icon } from '../../ui/icon.tsx';

/**
 * Buttons that lead to the services, as docs/behaviours.md asks: without scripts each submits the form to the
 * service's document. On phones it scrolls sideways, unless the screen is low, as with large zoom.
 */
export function ServiceGrid({ chosen }: { chosen: Service }) {
  return (
    <>
      <form method="get" aria-label="All services" className="page-width print:hidden">
        <div className="low:mx-0 low:overflow-visible low:px-0 max-sm:-mx-gutter max-sm:snap-x max-sm:scroll-px-gutter max-sm:overflow-x-auto max-sm:px-gutter">
          <ul className="cells low:flex low:w-auto low:flex-wrap max-sm:w-max max-sm:auto-cols-[10.5rem] max-sm:grid-flow-col max-sm:grid-rows-2 sm:flex sm:flex-wrap">
            {services.map((service) => (
              <li
                key={service.id}
                className="grid snap-start bg-paper low:grow low:basis-32 sm:grow sm:basis-1/5 lg:basis-[12.5%]"
              >
                <Cell service={service} isChosen={service === chosen} />
              </li>
            ))}
          </ul>
        </div>
      </form>
      <p className="page-width flex items-center gap-2 pt-3 text-note text-ink-soft low:hidden sm:hidden print:hidden">
        All {services.length} services: swipe sideways
        <Icon name="arrow" className="size-4 text-brick" />
      </p>
    </>
  );
}

function Cell({ service, isChosen }: { service: Service; isChosen: boolean }) {
  const style = isChosen
    ? 'bg-spruce text-on-spruce [--focus:var(--oak-light)] after:absolute after:top-3.5 after:right-3.5 after:tick after:text-oak-light'
    : 'hover:bg-trace';
  return (
    <button
      type="submit"
      formAction={linkHref(to.service(service.id))}
      aria-current={isChosen || undefined}
      className={`relative flex min-h-21 low:min-h-16 max-sm:min-h-26 flex-col items-start gap-1 px-3 py-3 text-left lg:px-3.5 text-small leading-[1.25] font-medium transition-colors duration-140 focus-visible:-outline-offset-4 lg:min-h-28 ${style}`}
    >
      <span
        aria-hidden="true"
        className={`text-note tabular ${isChosen ? 'text-on-spruce-soft' : 'text-ink-soft'}`}
      >
        {twoDigits(service.id)}
      </span>{' '}
      <BreakableTitle>{service.title}</BreakableTitle>
    </button>
  );
}
