import { Counter, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { CountResponse } from '../http/count-response.ts';
import { databaseMetrics } from './database-metrics.ts';
import { processMetrics } from './process-metrics.ts';

export type Metrics = {
  readonly countResponse: CountResponse;
  readonly contentType: string;
  /** Everything, in the text format of Prometheus. */
  read(): Promise<string>;
};

export function createMetrics(dependencies: { readonly database: Database; readonly clock: Clock }): Metrics {
  const registry = new Registry();
  const responses = new Counter({
    name: 'http_responses_total',
    help: 'HTTP responses of this process since its start.',
    labelNames: ['kind', 'route', 'status'],
    registers: [registry],
  });
  const refreshDatabaseMetrics = databaseMetrics(registry, dependencies);
  const all = Registry.merge([registry, processMetrics()]);
  return {
    countResponse: ({ kind, status, route = '' }) => responses.inc({ kind, route, status }),
    contentType: all.contentType,
    async read() {
      await refreshDatabaseMetrics();
      return all.metrics();
    },
  };
}
