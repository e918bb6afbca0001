import type { Picture } from './picture.ts';
import { pictures } from './pictures.ts';

/** The pictures of pages that show no entry of their own. */
export const pagePictures = {
  home: pictures.hero,
  companyHistory: pictures.about,
  clientReview: pictures['kitchen-renovations-second'],
  team: pictures['site-dust-wall'],
  mission: pictures.mission,
  careers: pictures['site-framed-room'],
  contact: pictures['site-taped-floor'],
} as const satisfies Record<string, Picture>;

/** What their link previews show. */
export const previewPictures = {
  services: pictures['kitchen-renovations-service'],
  projects: pictures['home-renovations-after'],
  testimonials: pictures['custom-carpentry-service'],
  about: pictures.about,
  contact: pictures['site-taped-floor'],
  careers: pictures['site-framed-room'],
  privacyPolicy: pictures['gimbal-lights-detail'],
  terms: pictures['stairs-detail'],
} as const satisfies Record<string, Picture>;

/** The line drawing of the view that the preview of the portfolio shows. */
export const PORTFOLIO_DRAWING = 'home-renovations';
