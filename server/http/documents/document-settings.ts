import { apiPaths } from '../../../contract/api.ts';
import { OWN_ENDPOINT_ONLY, settingPlaceholders } from '../../../contract/setting-placeholders.ts';

type DocumentSettings = { readonly siteUrl: URL; readonly formEndpoint: string };

/** Sections are not nested. */
const OWN_ENDPOINT_SECTION = new RegExp(`<section ${OWN_ENDPOINT_ONLY}="".*?</section>`, 'gs');

/** Fills in what the build cannot know: the public origin and where the forms post. */
export function withSettings(html: string, { siteUrl, formEndpoint }: DocumentSettings): string {
  return (formEndpoint === apiPaths.contact ? html : html.replaceAll(OWN_ENDPOINT_SECTION, ''))
    .replaceAll(settingPlaceholders.siteUrl, siteUrl.origin)
    .replaceAll(settingPlaceholders.formEndpoint, formEndpoint);
}
