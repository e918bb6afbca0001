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

/** What search engines show of a title before they cut it off. */
const TITLE_CHARACTERS = 65;

/** Home's own title stands alone; every other page's ends with the company, in short where it would be cut off. */
export function fullTitle({ title }: Head): string {
  if (title.includes(company.shortName)) return title;
  const full = `${title} | ${company.name}`;
  return full.length <= TITLE_CHARACTERS ? full : `${title} | ${company.shortName}`;
}
