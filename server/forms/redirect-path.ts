/**
 * The redirect target of a native post: `next` if it is on this site, else `otherwise`. Only a path, so never another
 * host.
 */
export function redirectPath(
  next: string | undefined,
  {
    siteUrl,
    host,
    otherwise,
    anchor,
  }: { siteUrl: URL; host: string | undefined; otherwise: string; anchor: string },
): string {
  const wanted = next && URL.canParse(next, siteUrl.href) ? new URL(next, siteUrl) : undefined;
  const isOurs = wanted !== undefined && (wanted.origin === siteUrl.origin || isSameHost(wanted, host));
  const target = isOurs ? wanted : new URL(otherwise, siteUrl);
  // A path that begins with two slashes would be read as another host.
  return `${target.pathname.replace(/^\/+/, '/')}${target.search}#${anchor}`;
}

function isSameHost(wanted: URL, host: string | undefined): boolean {
  return /^https?:$/.test(wanted.protocol) && wanted.host === host;
}
