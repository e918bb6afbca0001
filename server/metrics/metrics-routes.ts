import type { FastifyInstance } from 'fastify';
import type { RequireOperator } from '../operator/require-operator.ts';
import type { Metrics } from './metrics.ts';

type Dependencies = { readonly metrics: Metrics; readonly requireOperator: RequireOperator };

export const METRICS_PATH = '/metrics';

/** Requires the operator's token, since the numbers of leads and applications are confidential. */
export function addMetrics(app: FastifyInstance, { metrics, requireOperator }: Dependencies): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.countResponse({
      kind: 'call',
      status: reply.statusCode,
      route: request.routeOptions.url ?? 'unknown',
    });
  });

  app.get(METRICS_PATH, { onRequest: requireOperator('Metrics') }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.read()),
  );
}
