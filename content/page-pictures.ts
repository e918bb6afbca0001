import { company } from './company.ts';
import { heroHeadline } from './hero.ts';
import type { Picture } from './picture.ts';
import { pictures } from './pictures.ts';

/** The pictures of pages that show no entry of their own. */
export const pagePictures = {
  home: pictures.hero,
  companyHistory: pictures.about,
  clientReview: pictures['kitchen-renovations-second'],
  // With the top plate.
  team: { ...pictures['site-framed-room'], focus: [50, 20] },
  mission: pictures.mission,
  // With what stands on the floor.
  careers: { ...pictures['site-dust-wall'], focus: [50, 90] },
  contact: pictures['site-taped-floor'],
} as const satisfies Record<string, Picture>;

/** What was built, under the picture of the team's page. */
export const teamCaption =
  'The beam is up and waits for its inspector. The red post goes when it has passed.';

type SocialPicture = {
  readonly picture: Picture;
  /** Instead of the name of the page. */
  readonly title?: string;
  /** Instead of the service area. */
  readonly note?: string;
  /** The line drawing of the same view, and how much of the picture it covers, from 0 to 1. */
  readonly drawing?: { readonly scene: string; readonly share: number };
};

/** For pages that name no picture of their own. */
export const drawnSocialPicture: SocialPicture = {
  picture: pictures.hero,
  drawing: { scene: 'hero', share: 1 },
};

const cityAndRegion = `${company.location.city}, ${company.location.region}`;

/**
 * What link previews show of these pages, by the names of contract/screens.ts; previews of services and projects show
 * their own pictures. No phone number and no hours: what is drawn into a picture goes out of date unseen.
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
