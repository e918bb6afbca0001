import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { CountResponse } from '../http/count-response.ts';
import type { Clock } from '../time/clock.ts';
import { databaseMetrics } from './database-metrics.ts';

export type Metrics = {
  readonly countResponse: CountResponse;
  readonly contentType: string;
  /** All metrics in the Prometheus text format. */
  read(): Promise<string>;
};

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploadSpace: { usedBytes(): number };
  readonly photoQueue: { size(): number };
  readonly live: { version(): number };
  readonly publisher: { failureCount(): number };
};

export function createMetrics(given: Dependencies): Metrics {
  const { uploadSpace, photoQueue, live, publisher, ...dependencies } = given;
  const registry = new Registry();
  const responses = new Counter({
    name: 'http_responses_total',
    help: 'HTTP responses of this process since its start.',
    labelNames: ['kind', 'route', 'status'],
    registers: [registry],
  });
  new Gauge({
    name: 'site_upload_bytes',
    help: 'Bytes of files whose forms this process is receiving.',
    registers: [registry],
    collect() {
      this.set(uploadSpace.usedBytes());
    },
  });
  new Gauge({
    name: 'site_photo_forms_waiting',
    help: 'Forms whose photos this process is decoding, or that wait for it.',
    registers: [registry],
    collect() {
      this.set(photoQueue.size());
    },
  });
  new Gauge({
    name: 'site_version_shown',
    help: 'The version that this process shows to visitors.',
    registers: [registry],
    collect() {
      this.set(live.version());
    },
  });
  new Counter({
    name: 'site_render_failures_total',
    help: 'How often this process could not show the newest version, since its start. It tries again by itself.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(publisher.failureCount());
    },
  });
  const ofProcess = processMetrics();
  return {
    countResponse: ({ kind, status, route = '' }) => responses.inc({ kind, route, status }),
    contentType: registry.contentType,
    async read() {
      const ofDatabase = await databaseMetrics(dependencies);
      return Registry.merge([registry, ofDatabase, ofProcess]).metrics();
    },
  };
}

let processRegistry: Registry | undefined;

/**
 * prom-client's default metrics (memory, event loop, garbage collection, CPU), with the names that existing dashboards
 * use. Their collectors run until the process ends, so there is one set for each process, however many apps it builds.
 */
function processMetrics(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}
