import type { Service } from '../service.ts';
import { isWritten } from '../written.ts';
import { DEFAULT_SERVICE_ID, serviceEntries } from './order.ts';

export type ServiceSlug = (typeof serviceEntries)[number]['slug'];

export type ServiceTitle = (typeof serviceEntries)[number]['title'];

const entries: readonly Service[] = serviceEntries;

const [first, ...others] = entries.filter(isWritten);
if (!first) throw new Error('Every service still says TODO: write one of content/services/.');

export const services: readonly [Service, ...Service[]] = [first, ...others];

/** Shown if the URL names no service. */
export const defaultService = services.find(({ id }) => id === DEFAULT_SERVICE_ID) ?? first;

export const unwrittenServices = entries.filter((entry) => !isWritten(entry));

export const serviceBySlug = Object.fromEntries(
  services.map((service) => [service.slug, service]),
) as Readonly<Record<ServiceSlug, Service>>;
