import type { FastifyRequest } from 'fastify';
import { refusals } from '../http/answers/refusal.ts';

/** A browser says where a post comes from. Programs that say nothing are no danger: they carry nobody's session. */
export function refuseOtherSites(request: FastifyRequest, siteUrl: URL): void {
  const { origin, host, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') throw refusals.otherSite();
  if (origin !== undefined && origin !== siteUrl.origin && hostOf(origin) !== host)
    throw refusals.otherSite();
}

/** The site may be open under another of its names, such as 127.0.0.1: then both sides name the same host. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
