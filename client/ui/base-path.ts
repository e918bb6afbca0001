/** Where the site lies on its host: '' at the root, '/sub' below a path. */
export const base = import.meta.env.BASE_URL.replace(/\/$/, '');

export function withBase(path: string): string {
  return base + path;
}
