import { apiPaths } from './api.ts';

/** The settings that documents depend on. */
export type SiteSettings = {
  /** The public origin. */
  readonly siteUrl: string;
  /** Where the contact forms are posted. */
  readonly formEndpoint: string;
  /** Set for a host that only serves static files: forms that need this server are left out. */
  readonly isStatic?: boolean;
};

/** False on a static host without a form-forwarding service, where the contact forms have nowhere to post. */
export function takesRequests({ formEndpoint, isStatic }: SiteSettings): boolean {
  return !isStatic || formEndpoint !== apiPaths.contact;
}

/** Only this server accepts photos. */
export function acceptsPhotos({ formEndpoint, isStatic }: SiteSettings): boolean {
  return !isStatic && formEndpoint === apiPaths.contact;
}
