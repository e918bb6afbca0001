import type { FastifyInstance } from 'fastify';
import type { AdmitOperator } from '../operator/admit-operator.ts';
import type { Metrics } from './metrics.ts';

type Dependencies = { readonly metrics: Metrics; readonly admitOperator: AdmitOperator };

export const METRICS_PATH = '/metrics';

/** For the operator only: the number of leads is confidential. */
export function addMetrics(app: FastifyInstance, { metrics, admitOperator }: Dependencies): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.countResponse({
      kind: 'call',
      status: reply.statusCode,
      route: request.routeOptions.url ?? 'unknown',
    });
  });

  app.get(METRICS_PATH, { onRequest: admitOperator('Metrics') }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.read()),
  );
}
