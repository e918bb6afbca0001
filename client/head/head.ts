import { company } from '../../content/company.ts';
import type { SocialPictureSlug } from '../../content/social-pictures.ts';

/** What a screen says of itself to tabs, search engines and link previews. */
export type Head = {
  readonly title: string;
  readonly description: string;
  readonly socialPicture: SocialPictureSlug;
  /** Screens for developers, leftovers and errors stay out of search results. */
  readonly isIndexable?: boolean;
};

/** Home's own title stands alone; every other page's ends with the company. */
export function fullTitle({ title }: Head): string {
  return title.includes(company.shortName) ? title : `${title} | ${company.name}`;
}
