import { collectDefaultMetrics, Registry } from 'prom-client';

let registry: Registry | undefined;

/**
 * Memory, event loop, garbage collection, CPU: prom-client's own, under the names that ready-made dashboards know. They
 * watch the process until it ends, so that it has one set of them, however many apps are built in it.
 */
export function processMetrics(): Registry {
  if (!registry) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}
