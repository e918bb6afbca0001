import { serviceSlugs } from '../contract/documents.ts';
import type { ServiceSlugs } from '../contract/routes.ts';
import { settingPlaceholders } from '../contract/setting-placeholders.ts';

/** The server fills in the first two at its start. */
export type Settings = {
  readonly siteUrl: string;
  readonly formEndpoint: string;
  readonly serviceSlugs: ServiceSlugs;
};

/** The id of the JSON script in the head. */
export const SETTINGS_ID = 'settings';

export const settings: Settings = import.meta.env.SSR
  ? { ...settingPlaceholders, serviceSlugs: serviceSlugs() }
  : JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '{}');

/** Built for a host that only serves files. */
export const IS_STATIC_SITE = Boolean(import.meta.env.VITE_STATIC_SITE);
