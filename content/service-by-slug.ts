import type { Service } from './service.ts';
import { type ServiceSlug, services } from './services/catalogue.ts';

export const serviceBySlug = Object.fromEntries<Service>(
  services.map((service) => [service.slug, service]),
) as Readonly<Record<ServiceSlug, Service>>;
