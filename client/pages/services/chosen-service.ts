import type { Service } from '../../../content/service.ts';
import { defaultService, services } from '../../../content/services/catalogue.ts';

/** The service in the query. If there is none or it is unknown, the default service. */
export function chosenService(query: URLSearchParams): { service: Service; isNamed: boolean } {
  const named = services.find(({ id }) => String(id) === query.get('id'));
  return { service: named ?? defaultService, isNamed: named !== undefined };
}

/** The services before and after; the list wraps around. */
export function neighboursOf(service: Service): { previous: Service; next: Service } {
  const at = services.indexOf(service);
  return {
    previous: services.at(at - 1) ?? service,
    next: services[(at + 1) % services.length] ?? service,
  };
}
