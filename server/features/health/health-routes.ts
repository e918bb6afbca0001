import type { FastifyInstance } from 'fastify';
import { type Config, sendsMail } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../time/clock.ts';
import type { EventLoopDelay } from './event-loop-delay.ts';
import { createReadinessCheck } from './readiness.ts';

type Dependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly eventLoop: EventLoopDelay;
  /** True from the moment the process is told to stop. */
  isStopping(): boolean;
};

/** If every tick of the event loop takes this long, visitors wait, and only a restart helps. */
const STALLED_FROM_MS = 1_000;

/** /health/live: 503 if only a restart helps. /health/ready: 503 if a lead cannot be stored. */
export function addHealth(app: FastifyInstance, dependencies: Dependencies): void {
  addLiveness(app, dependencies);
  addReadiness(app, dependencies);
}

/**
 * Runs on the event loop that serves the visitors, never in a thread of its own: if the loop is blocked, there is no
 * response and the probe times out. If it is merely slow, the response is 503. The database is not checked, because a
 * restart would not repair it.
 */
function addLiveness(app: FastifyInstance, { eventLoop }: Dependencies): void {
  app.get('/health/live', async (_request, reply) => {
    const isStalled = eventLoop.medianMs() >= STALLED_FROM_MS;
    return reply.code(isStalled ? 503 : 200).send({
      status: isStalled ? 'stalled' : 'ok',
      eventLoopDelayMs: { median: eventLoop.medianMs(), longest: eventLoop.longestMs() },
    });
  });
}

/** Failing mail does not make the service unready: leads are still stored, and another instance would fail as well. */
function addReadiness(app: FastifyInstance, { config, clock, database, isStopping }: Dependencies): void {
  const isConfigured = sendsMail(config);
  const checkDatabase = createReadinessCheck(database, clock);

  app.get('/health/ready', async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      const unsent = await checkDatabase();
      return reply.send({ status: 'ok', database: 'ok', mail: { isConfigured, ...unsent } });
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable', mail: { isConfigured } });
    }
  });
}
