import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type UnknownProxy = {
  /** Whether the request was forwarded by a proxy nearby that TRUST_PROXY does not name. */
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
function isForwardedByUnknown({ headers, ips, socket }: FastifyRequest): boolean {
  return (
    headers['x-forwarded-for'] !== undefined && (ips?.length ?? 1) === 1 && isNearby(socket.remoteAddress)
  );
}

/** Anybody can send that header, but strangers come from public addresses where no proxy is in between. */
const nearbyAddresses = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  nearbyAddresses.addSubnet(network, prefix, 'ipv4');
nearbyAddresses.addAddress('::1', 'ipv6');
nearbyAddresses.addSubnet('fe80::', 10, 'ipv6');
nearbyAddresses.addSubnet('fc00::', 7, 'ipv6');

/** An address is missing where the peer is a Unix socket, or has left. */
function isNearby(address: string | undefined): boolean {
  return address === undefined || nearbyAddresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
