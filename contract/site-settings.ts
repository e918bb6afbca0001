import { apiPaths } from './api.ts';

/** The settings that documents depend on. */
export type SiteSettings = {
  /** The public origin. */
  readonly siteUrl: string;
  /** Where the contact forms post. */
  readonly formEndpoint: string;
  /** For a host that only serves files: without the forms that our own server takes. */
  readonly isStatic?: boolean;
};

/** False on a static host without a form-forwarding service: there is nothing that the contact forms could post to. */
export function takesRequests({ formEndpoint, isStatic }: SiteSettings): boolean {
  return !isStatic || formEndpoint !== apiPaths.contact;
}

/** Only our own server takes photos. */
export function acceptsPhotos({ formEndpoint, isStatic }: SiteSettings): boolean {
  return !isStatic && formEndpoint === apiPaths.contact;
}
