/** The base path of the deployment: '' at the root, or for example '/sub'. */
export const base = import.meta.env.BASE_URL.replace(/\/$/, '');

export function withBase(path: string): string {
  return base + path;
}

/** For URLs from the API, which may point to another host. */
export function resolveUrl(url: string): string {
  return url.startsWith('/') ? withBase(url) : url;
}
