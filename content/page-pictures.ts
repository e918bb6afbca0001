import type { PictureName } from './pictures.ts';

/** The pictures of pages that show no entry of their own. */
export const pagePictures = {
  companyHistory: 'about',
  clientReview: 'kitchen-renovations-second',
  team: 'site-dust-wall',
  mission: 'mission',
  careers: 'site-framed-room',
  contact: 'site-taped-floor',
} as const satisfies Record<string, PictureName>;

/** What their link previews show. */
export const previewPictures = {
  services: 'kitchen-renovations-service',
  projects: 'home-renovations-after',
  testimonials: 'custom-carpentry-service',
  about: 'about',
  contact: 'site-taped-floor',
  careers: 'site-framed-room',
  privacyPolicy: 'gimbal-lights-detail',
  terms: 'stairs-detail',
} as const satisfies Record<string, PictureName>;

/** The line drawing of the view that the preview of the portfolio shows. */
export const PORTFOLIO_DRAWING = 'home-renovations';
