import { DEFAULT_SERVICE_ID, services } from '../../../content/services/catalogue.ts';

export type Service = (typeof services)[number];

const defaultService: Service = services.find(({ id }) => id === DEFAULT_SERVICE_ID) ?? services[0];

/** The default service where the query names none, or an unknown one. */
export function chosenService(query: URLSearchParams): { service: Service; isNamed: boolean } {
  const named = services.find(({ id }) => String(id) === query.get('id'));
  return { service: named ?? defaultService, isNamed: named !== undefined };
}

/** The list wraps around. */
export function neighboursOf(service: Service): { previous: Service; next: Service } {
  const at = services.indexOf(service);
  return {
    previous: services.at(at - 1) ?? service,
    next: services[(at + 1) % services.length] ?? service,
  };
}
