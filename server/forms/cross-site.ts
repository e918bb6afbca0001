import type { FastifyRequest } from 'fastify';
import { refusals } from '../http/responses/refusal.ts';

/** Clients that are not browsers send neither header, and hold no credentials of a user. */
export function refuseOtherSites(request: FastifyRequest, siteUrl: URL): void {
  const { origin, host, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') throw refusals.otherSite();
  if (origin !== undefined && origin !== siteUrl.origin && parseHost(origin) !== host)
    throw refusals.otherSite();
}

/**
 * For routes behind HTTP Basic, whose password the browser sends with every POST, even one from another site: there, a
 * request without either header is refused as well.
 */
export function requireOwnSite(request: FastifyRequest, siteUrl: URL): void {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (origin === undefined && fetchSite === undefined) throw refusals.otherSite();
  refuseOtherSites(request, siteUrl);
}

/** The site may be opened under another of its names, such as 127.0.0.1. Then Origin and Host name the same host. */
function parseHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
