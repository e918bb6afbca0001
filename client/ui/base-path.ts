/** The path that the site is deployed under: '' at the root, '/sub' below it. */
export const base = import.meta.env.BASE_URL.replace(/\/$/, '');

export function withBase(path: string): string {
  return base + path;
}

/** For URLs from the API, which may be of another host. */
export function resolveUrl(url: string): string {
  return url.startsWith('/') ? withBase(url) : url;
}
