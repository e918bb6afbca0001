import { Counter, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { databaseMetrics } from './database-metrics.ts';
import { processMetrics } from './process-metrics.ts';

/** A page or a file from memory, a call that went through the routes, or what was no HTTP request at all. */
type ResponseKind = 'page' | 'call' | 'broken';

export type CountResponse = (response: {
  readonly kind: ResponseKind;
  readonly status: number;
  /** Of a call: the pattern of its route, never the path that was asked for. */
  readonly route?: string;
}) => void;

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
