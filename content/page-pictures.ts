import { company } from './company.ts';
import { heroHeadline } from './hero.ts';
import type { Picture } from './picture.ts';
import { pictures } from './pictures.ts';

/** The pictures of pages that are not about a service or project. */
export const pagePictures = {
  home: pictures.hero,
  companyHistory: pictures.about,
  clientReview: pictures['kitchen-renovations-after'],
  // Keeps the top plate visible.
  team: { ...pictures['site-framed-room'], focus: [50, 20] },
  mission: pictures.mission,
  // Keeps the objects on the floor visible.
  careers: { ...pictures['site-dust-wall'], focus: [50, 90] },
  contact: pictures['site-taped-floor'],
} as const satisfies Record<string, Picture>;

/** The caption of the team picture: what was built. */
export const teamCaption =
  'The beam is up and waits for its inspector. The red post goes when it has passed.';

type SocialPicture = {
  readonly picture: Picture;
  /** Replaces the name of the page. */
  readonly title?: string;
  /** Replaces the service area. */
  readonly note?: string;
  /** The line drawing of the same view, and how much of the picture it covers, from 0 to 1. */
  readonly drawing?: { readonly scene: string; readonly share: number };
};

/** The default for pages without a picture of their own. */
export const drawnSocialPicture: SocialPicture = {
  picture: pictures.hero,
  drawing: { scene: 'hero', share: 1 },
};

const cityAndRegion = `${company.location.city}, ${company.location.region}`;

/**
 * The pictures of link previews, by screen name (contract/screens.ts); services and projects use their own pictures.
 * They contain no phone number and no hours, since text in a picture goes out of date unnoticed.
 */
export const socialPictures: Readonly<Record<string, SocialPicture>> = {
  home: {
    picture: pictures.hero,
    title: heroHeadline,
    note: cityAndRegion,
    drawing: { scene: 'hero', share: 0.4 },
  },
  services: { picture: pictures['kitchen-renovations-service'] },
  projects: {
    picture: pictures['home-renovations-after'],
    note: cityAndRegion,
    drawing: { scene: 'home-renovations', share: 0.45 },
  },
  testimonials: { picture: pictures['custom-carpentry-service'] },
  about: { picture: pictures.about },
  'sample-estimate': { picture: pictures['kitchen-renovations-close'] },
  'weekly-report': { picture: pictures.mission },
  contact: { picture: pictures['site-taped-floor'] },
  careers: { picture: pictures['site-framed-room'] },
  'privacy-policy': { picture: pictures['gimbal-lights-detail'] },
  terms: { picture: pictures['stairs-detail'] },
  accessibility: { picture: pictures['bathroom-renovations-detail'] },
  sitemap: { ...drawnSocialPicture, note: 'All pages of this site' },
};
