import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../time/clock.ts';
import type { EventLoopDelay } from './event-loop-delay.ts';
import { createReadinessCheck } from './readiness.ts';

type Dependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly eventLoop: EventLoopDelay;
  /** From the signal to stop on. */
  isStopping(): boolean;
};

/** When every tick of the event loop takes this long, visitors wait, and only a restart helps. */
const STALLED_FROM_MS = 1_000;

/** /health/live: 503 if only a restart helps. /health/ready: 503 if a lead cannot be stored. */
export function addHealth(app: FastifyInstance, dependencies: Dependencies): void {
  addLiveness(app, dependencies);
  addReadiness(app, dependencies);
}

/**
 * Handled on the event loop that serves the visitors, never by a thread of its own: a blocked loop sends no response at
 * all, and the probe times out. A loop that is merely slow responds with 503. The database plays no part: a restart
 * would not bring it back.
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

/** Mail that fails does not make it unready: the lead is stored, and another instance would fail as well. */
function addReadiness(app: FastifyInstance, { config, clock, database, isStopping }: Dependencies): void {
  const isConfigured = config.mail.smtpUrl !== undefined;
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
