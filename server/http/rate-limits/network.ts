import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The largest prefix that a provider assigns to one customer: 65,536 networks of 64 bits. */
const IPV6_SITE_BITS = 48;

/** Rate limits treat an IPv6 /64 as one address: a customer who has one of its addresses has all of them. */
export function ipAddressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip);
}

/**
 * The /48 of an IPv6 address, since a customer may have all of its networks. IPv4 addresses are scarce, so each counts
 * on its own.
 */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const network = normalizeIP(ip, IPV6_SITE_BITS);
  return network.includes(':') ? `${network}/${IPV6_SITE_BITS}` : network;
}
