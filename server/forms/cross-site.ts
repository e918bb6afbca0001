import type { FastifyRequest } from 'fastify';
import { refusals } from '../http/responses/refusal.ts';

/** Non-browser clients send neither header and hold no user credentials. */
export function refuseOtherSites(request: FastifyRequest, siteUrl: URL): void {
  const { origin, host, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') throw refusals.otherSite();
  if (origin !== undefined && origin !== siteUrl.origin && parseHost(origin) !== host)
    throw refusals.otherSite();
}

/**
 * For routes behind HTTP Basic, whose password the browser sends with every post, also one from another site: there a
 * request that does not say where it comes from is refused, too.
 */
export function requireOwnSite(request: FastifyRequest, siteUrl: URL): void {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (origin === undefined && fetchSite === undefined) throw refusals.otherSite();
  refuseOtherSites(request, siteUrl);
}

/** The site may be open under another of its names, such as 127.0.0.1: then both sides name the same host. */
function parseHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
