import { type MouseEvent, useState } from 'react';
import { splitRoute } from '../../../contract/routes.ts';
import { to } from '../../../contract/screens.ts';
import { twoDigits } from '../../../contract/sheets.ts';
import { currentRoute, navigate } from '../../location/location.ts';
import { useRoute } from '../../location/use-route.ts';
import { linkHref } from '../../routes.ts';
import { BottomSheet } from '../../ui/bottom-sheet.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ShortTitle } from '../../ui/short-title.tsx';

const SHEET_ID = 'all-services';

type PickedService = { readonly id: number; readonly title: string; readonly shortTitle?: string };

type ServicePickerProps = {
  services: readonly PickedService[];
  initial: number;
  title: string;
};

/**
 * Lists all services in one line above the current one's picture, so that choosing another moves nothing. Where they do
 * not fit, the line shows only the current service and opens a sheet over the page. Without scripts each button submits
 * the form to the service's document.
 */
export function ServicePicker({ services, initial, title }: ServicePickerProps) {
  const chosen = useRoute((path) => path === to.services, serviceOfRoute, initial);
  const shown = services.find(({ id }) => id === chosen);
  /** From then on the initial service is announced, too, when it is chosen again. */
  const [hasChanged, setHasChanged] = useState(false);
  if (chosen !== initial && !hasChanged) setHasChanged(true);

  function serviceOfRoute(route: string): number {
    const id = new URLSearchParams(splitRoute(route).search).get('id');
    return services.find((service) => String(service.id) === id)?.id ?? initial;
  }

  function choose(event: MouseEvent, service: PickedService) {
    event.preventDefault();
    const route = to.service(service.id);
    if (route !== currentRoute()) navigate(route, { inPlace: true });
    // Closing an open sheet returns the focus to the line.
    document.getElementById(SHEET_ID)?.togglePopover?.(false);
  }

  return (
    <div className="page-width border-b min-[75rem]:border-b-0 print:hidden">
      <button
        type="button"
        popoverTarget={SHEET_ID}
        aria-controls={SHEET_ID}
        className="flex min-h-13 w-full items-center gap-3 py-1.5 text-left text-small leading-[1.25] font-strong min-[75rem]:hidden no-popover:hidden"
      >
        <span aria-hidden="true" className="flex-none text-note font-normal text-ink-soft tabular">
          {twoDigits(chosen)}
        </span>
        <span className="max-[24rem]:text-note">{shown?.title}</span>
        <span className="ml-auto flex flex-none items-center gap-1.5 font-normal text-ink-soft">
          All {services.length}
          <Icon name="down" className="size-4" />
        </span>
      </button>
      <a
        href={linkHref(to.services)}
        className="hidden min-h-13 items-center text-small font-strong max-[75rem]:no-popover:inline-flex"
      >
        All {services.length} services
      </a>
      <BottomSheet
        id={SHEET_ID}
        inPageFrom="75rem"
        className="max-[75rem]:bottom-sheet max-[75rem]:no-popover:hidden min-[75rem]:static-popover min-[75rem]:block"
        title={
          <a href={linkHref(to.services)} className="inline-flex min-h-11 items-center font-display text-h4">
            {title}
          </a>
        }
        closeLabel="Close the list"
      >
        <form method="get" aria-label="All services">
          <ol className="service-cells">
            {services.map((service) => (
              <li key={service.id} className="visible-once-parsed">
                <button
                  type="submit"
                  formAction={linkHref(to.service(service.id))}
                  aria-current={service.id === chosen || undefined}
                  onClick={(event) => choose(event, service)}
                  className="service-cell"
                >
                  <span aria-hidden="true" className="text-note font-normal tabular">
                    {twoDigits(service.id)}
                  </span>{' '}
                  <ShortTitle
                    title={service.title}
                    shortTitle={service.shortTitle}
                    restClass="min-[75rem]:visually-hidden"
                  />
                </button>
              </li>
            ))}
          </ol>
        </form>
      </BottomSheet>
      <p role="status" className="visually-hidden">
        {hasChanged && `${shown?.title} is shown below.`}
      </p>
    </div>
  );
}
