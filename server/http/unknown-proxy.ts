import type { FastifyInstance, FastifyRequest } from 'fastify';

export type UnknownProxy = {
  /** Whether the request was forwarded by a proxy that TRUST_PROXY does not name. Anybody can send that header. */
  hasForwarded(request: FastifyRequest): boolean;
  /** The address of such a proxy after one was seen. */
  address(): string | undefined;
};

/**
 * Without TRUST_PROXY all visitors behind a proxy share its address, and one of them can use up everybody's limits.
 * Only the requests themselves reveal that there is a proxy.
 */
export function watchUnknownProxy(app: FastifyInstance): UnknownProxy {
  let seen: string | undefined;
  app.addHook('onRequest', async (request) => {
    if (seen !== undefined || !isForwardedByUnknown(request)) return;
    seen = request.socket.remoteAddress ?? 'unknown';
    app.log.warn(
      'Requests are forwarded by a proxy that TRUST_PROXY does not name: all visitors count as one. Set TRUST_PROXY to its address.',
    );
  });
  return { hasForwarded: isForwardedByUnknown, address: () => seen };
}

/** The list begins with the peer itself and has more entries only if the peer is a trusted proxy. */
function isForwardedByUnknown({ headers, ips }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined && (ips?.length ?? 1) === 1;
}
