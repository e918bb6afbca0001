import { ServicePlate, ServiceRow } from './service-card.tsx';
import type { ShownService } from './shown-services.ts';

/** Two pairs of plates, wide and narrow in turn; whatever follows is a schedule, on phones a strip. */
export const PLATE_SPANS = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'] as const;

export const SERVICES_GRID = 'grid gap-x-gap gap-y-12 sm:grid-cols-2 lg:columns-12 lg:gap-y-16';

export const SERVICES_ROWS =
  'max-sm:strip col-span-full sm:gap-x-gap sm:border-t sm:border-ink lg:grid lg:grid-cols-2';

export function ServicesList({ services }: { services: readonly ShownService[] }) {
  const plates = services.slice(0, PLATE_SPANS.length);
  const rows = services.slice(PLATE_SPANS.length);
  return (
    <div className={SERVICES_GRID}>
      {plates.map((service, index) => (
        <ServicePlate key={service.id} service={service} className={PLATE_SPANS[index] ?? ''} />
      ))}
      {rows.length > 0 && (
        <div className={SERVICES_ROWS}>
          {rows.map((service) => (
            <ServiceRow key={service.id} service={service} total={services.length} />
          ))}
        </div>
      )}
    </div>
  );
}
