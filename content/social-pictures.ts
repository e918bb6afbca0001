/** The picture that stands for a page when its link is shared: 1200x630, made by `npm run pictures -- --social`. */
export function socialPicturePath(slug: string): string {
  return `/social/${slug}.jpg`;
}
