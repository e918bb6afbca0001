import { serviceSlugs as slugsOfContent } from '../contract/documents.ts';
import type { ServiceSlugs } from '../contract/routes.ts';
import type { SiteSettings } from '../contract/site-settings.ts';

/** The settings that a document passes to its scripts. */
export type DocumentSettings = SiteSettings & {
  readonly serviceSlugs: ServiceSlugs;
  /** The URL of the whole stylesheet. Not a `link`, which browsers fetch early even if it is disabled. */
  readonly stylesheet: string;
};

/** The id of the JSON script in the head. */
export const SETTINGS_ID = 'settings';

/** Undefined while documents are rendered, where pages and islands use SettingsContext. */
export const documentSettings: DocumentSettings | undefined = import.meta.env.SSR
  ? undefined
  : JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '{}');

/** The browser reads the slugs from its document, so that the bundle contains no content. */
export const serviceSlugs: ServiceSlugs = import.meta.env.SSR
  ? slugsOfContent()
  : (documentSettings?.serviceSlugs ?? {});
