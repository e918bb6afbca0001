import { serviceSlugs as slugsOfContent } from '../contract/documents.ts';
import type { ServiceSlugs } from '../contract/routes.ts';
import type { SiteSettings } from '../contract/site-settings.ts';

/** What a document tells its scripts. */
export type DocumentSettings = SiteSettings & { readonly serviceSlugs: ServiceSlugs };

/** The id of the JSON script in the head. */
export const SETTINGS_ID = 'settings';

/** None while documents are rendered: pages and islands take them from SettingsContext. */
export const documentSettings: DocumentSettings | undefined = import.meta.env.SSR
  ? undefined
  : JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '{}');

/** The browser reads them from its document, so that no content is part of its code. */
export const serviceSlugs: ServiceSlugs = import.meta.env.SSR
  ? slugsOfContent()
  : (documentSettings?.serviceSlugs ?? {});
