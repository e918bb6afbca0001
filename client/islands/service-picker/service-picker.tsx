import { type MouseEvent, useEffect, useRef } from 'react';
import { splitRoute } from '../../../contract/routes.ts';
import { to } from '../../../contract/screens.ts';
import { twoDigits } from '../../../contract/sheets.ts';
import { currentRoute, navigate } from '../../location/location.ts';
import { useRoute } from '../../location/use-route.ts';
import { linkHref } from '../../routes.ts';
import { BreakableTitle } from '../../ui/breakable-title.tsx';

type PickedService = { readonly id: number; readonly title: string };

type ServicePickerProps = {
  services: readonly PickedService[];
  initial: number;
  /** Where the route names no known service. */
  fallback: number;
};

/** On phones it scrolls sideways, unless the screen is low, as with large zoom. Without scripts each button submits the form to the service's document. */
export function ServicePicker({ services, initial, fallback }: ServicePickerProps) {
  const view = useRef<HTMLDivElement>(null);
  const chosen = useRoute((path) => path === to.services, serviceOfRoute, initial);

  useEffect(() => {
    if (chosen) scrollToChosen(view.current);
  }, [chosen]);

  function serviceOfRoute(route: string): number {
    const id = new URLSearchParams(splitRoute(route).search).get('id');
    return services.find((service) => String(service.id) === id)?.id ?? fallback;
  }

  function choose(event: MouseEvent, service: PickedService) {
    event.preventDefault();
    const route = to.service(service.id);
    if (route !== currentRoute()) navigate(route, { inPlace: true });
  }

  return (
    <form method="get" aria-label="All services" className="page-width print:hidden">
      <div
        ref={view}
        className="low:mx-0 low:overflow-visible low:px-0 max-sm:-mx-gutter max-sm:snap-x max-sm:scroll-px-gutter max-sm:overflow-x-auto max-sm:px-gutter"
      >
        <ul className="cells low:flex low:w-auto low:flex-wrap max-sm:w-max max-sm:auto-cols-[10.5rem] max-sm:grid-flow-col max-sm:grid-rows-2 sm:flex sm:flex-wrap">
          {services.map((service) => (
            <li
              key={service.id}
              className="grid snap-start bg-paper low:grow low:basis-32 sm:grow sm:basis-1/5 lg:basis-[12.5%]"
            >
              <PickerCell
                service={service}
                isChosen={service.id === chosen}
                onClick={(event) => choose(event, service)}
              />
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="visually-hidden">
        {chosen !== initial && `${services.find(({ id }) => id === chosen)?.title} is shown below.`}
      </p>
    </form>
  );
}

type PickerCellProps = { service: PickedService; isChosen: boolean; onClick: (event: MouseEvent) => void };

function PickerCell({ service, isChosen, onClick }: PickerCellProps) {
  const style = isChosen
    ? 'bg-spruce text-on-spruce [--focus:var(--oak-light)] after:absolute after:top-3.5 after:right-3.5 after:size-[11px] after:bg-(image:--tick) after:text-oak-light'
    : 'hover:bg-trace';
  return (
    <button
      type="submit"
      formAction={linkHref(to.service(service.id))}
      aria-current={isChosen || undefined}
      onClick={onClick}
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

/** Unlike `scrollIntoView`, never scrolls the page. */
function scrollToChosen(view: HTMLElement | null): void {
  const cell = view?.querySelector('[aria-current="true"]')?.getBoundingClientRect();
  if (!view || !cell) return;
  const visible = view.getBoundingClientRect();
  if (cell.left >= visible.left && cell.right <= visible.right) return;
  view.scrollBy({ left: cell.left - visible.left - (visible.width - cell.width) / 2 });
}
