import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { countUnsent } from '../jobs/outbox-store.ts';

type HealthServices = { readonly config: Config; readonly clock: Clock; readonly database: Database };

/** Alive: the process answers. Ready: it can take a lead; the details say whether mail goes out. */
export function addHealth(app: FastifyInstance, { config, clock, database }: HealthServices): void {
  app.get('/health/live', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/health/ready', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const isConfigured = config.mail.smtpUrl !== undefined;
    try {
      const unsent = await countUnsent(database, clock());
      return reply.send({ status: 'ok', database: 'ok', mail: { isConfigured, ...unsent } });
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable', mail: { isConfigured } });
    }
  });
}
