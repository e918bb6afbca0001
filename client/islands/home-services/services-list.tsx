import { LargeServiceCard, ServiceRow } from './service-card.tsx';
import type { ShownService } from './shown-services.ts';

/** The first four services have large cards; the others follow as rows, on phones as a strip. */
export const LARGE_CARD_SPANS = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'] as const;

export const SERVICES_GRID = 'grid gap-x-gap gap-y-12 sm:grid-cols-2 lg:columns-12 lg:gap-y-16';

export const SERVICES_ROWS =
  'max-sm:strip col-span-full sm:gap-x-gap sm:border-t sm:border-ink lg:grid lg:grid-cols-2';

export function ServicesList({ services }: { services: readonly ShownService[] }) {
  if (services.length === 0) return <p>No services available at the moment.</p>;
  const large = services.slice(0, LARGE_CARD_SPANS.length);
  const rows = services.slice(LARGE_CARD_SPANS.length);
  return (
    <div className={SERVICES_GRID}>
      {large.map((service, index) => (
        <LargeServiceCard key={service.id} service={service} className={LARGE_CARD_SPANS[index] ?? ''} />
      ))}
      {rows.length > 0 && (
        <div className={SERVICES_ROWS}>
          {rows.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </div>
      )}
    </div>
  );
}
