import { DEFAULT_SERVICE_ID, services } from '../../../content/services/catalogue.ts';

export type Service = (typeof services)[number];

/** The service that the address names. Without one, or with an unknown one, the overview shows the first. */
export function chosenService(query: URLSearchParams): { service: Service; isNamed: boolean } {
  const named = services.find(({ id }) => String(id) === query.get('id'));
  return { service: named ?? defaultService(), isNamed: named !== undefined };
}

/** The services before and after it in the list, which is a ring. */
export function neighboursOf(service: Service): { previous: Service; next: Service } {
  const at = services.indexOf(service);
  return {
    previous: services.at(at - 1) ?? service,
    next: services[(at + 1) % services.length] ?? service,
  };
}

function defaultService(): Service {
  return services.find(({ id }) => id === DEFAULT_SERVICE_ID) ?? services[0];
}
