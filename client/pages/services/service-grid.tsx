import type { Service } from '../../../content/service.ts';
import { services } from '../../../content/services/catalogue.ts';
import { to } from '../../../contract/screens.ts';
import { twoDigits } from '../../../contract/sheets.ts';
import { linkHref } from '../../routes.ts';
import { ShortTitle } from '../../ui/short-title.tsx';

/**
 * Buttons that lead to the services, as docs/behaviours.md requires. Without scripts each submits the form to the
 * service's document. Phones show their short names, so that all of them are visible.
 */
export function ServiceGrid({ chosen }: { chosen: Service }) {
  return (
    <form method="get" aria-label="All services" className="visible-once-parsed page-width print:hidden">
      <ul className="cells flex flex-wrap">
        {services.map((service) => (
          <li
            key={service.id}
            className="grid grow basis-[max(8rem,40%)] bg-paper sm:basis-1/5 lg:basis-[12.5%]"
          >
            <Cell service={service} isChosen={service === chosen} />
          </li>
        ))}
      </ul>
    </form>
  );
}

function Cell({ service, isChosen }: { service: Service; isChosen: boolean }) {
  const style = isChosen
    ? 'bg-spruce text-on-spruce [--focus:var(--oak-light)] sm:after:absolute sm:after:top-3.5 sm:after:right-3.5 sm:after:tick sm:after:text-oak-light'
    : 'hover:bg-trace';
  return (
    <button
      type="submit"
      formAction={linkHref(to.service(service.id))}
      aria-current={isChosen || undefined}
      className={`relative flex min-h-12 items-baseline gap-2 px-3 py-3.5 text-left text-small leading-[1.25] font-medium transition-colors duration-140 focus-visible:-outline-offset-4 sm:min-h-21 sm:flex-col sm:items-start sm:gap-1 sm:py-3 lg:px-3.5 ${style}`}
    >
      <span
        aria-hidden="true"
        className={`flex-none text-note tabular ${isChosen ? 'text-on-spruce-soft' : 'text-ink-soft'}`}
      >
        {twoDigits(service.id)}
      </span>{' '}
      <ShortTitle title={service.title} shortTitle={service.shortTitle} restClass="max-sm:visually-hidden" />
    </button>
  );
}
