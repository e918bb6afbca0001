import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** What a provider gives to one customer at most, which is 65,536 networks. */
const IPV6_SITE_BITS = 48;

/** Who has one IPv6 address has a whole network of them, by the standard of 64 bits. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip);
}

/** Who has one IPv6 network may have all of a site. IPv4 addresses are rare: each is its own. */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const network = normalizeIP(ip, IPV6_SITE_BITS);
  return network.includes(':') ? `${network}/${IPV6_SITE_BITS}` : network;
}
