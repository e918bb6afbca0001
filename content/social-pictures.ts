import type { ProjectId } from './projects/catalogue.ts';
import type { ServiceSlug } from './services/catalogue.ts';

/** The pages that have a picture of their own for link previews. */
export type SocialPictureSlug =
  | 'home'
  | 'services'
  | `service-${ServiceSlug}`
  | 'projects'
  | `project-${ProjectId}`
  | 'testimonials'
  | 'about'
  | 'contact'
  | 'careers'
  | 'privacy-policy'
  | 'terms'
  | 'sitemap';

/** Of 1200 by 630 pixels; `npm run pictures -- --social` makes them. */
export function socialPicturePath(slug: SocialPictureSlug): string {
  return `/social/${slug}.jpg`;
}
