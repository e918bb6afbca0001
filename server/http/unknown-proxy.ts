import type { FastifyInstance, FastifyRequest } from 'fastify';

export type UnknownProxy = {
  /** Whether a request was forwarded by a proxy that TRUST_PROXY does not name: it could be anybody's. */
  hasForwarded(request: FastifyRequest): boolean;
  /** The address of such a proxy, once one was seen. */
  address(): string | undefined;
};

/**
 * Without TRUST_PROXY all visitors behind a proxy share its address: one of them can use up the limits of all. Only the
 * requests themselves tell that there is a proxy.
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

/** The list begins with the peer itself, and goes on only if that is a trusted proxy. */
function isForwardedByUnknown({ headers, ips }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined && (ips?.length ?? 1) === 1;
}
