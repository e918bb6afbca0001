import { settingPlaceholders } from '../../../contract/setting-placeholders.ts';

type DocumentSettings = { readonly siteUrl: URL; readonly formEndpoint: string };

/** Fills in what the build cannot know: the public origin and where the forms post. */
export function withSettings(html: string, { siteUrl, formEndpoint }: DocumentSettings): string {
  return html
    .replaceAll(settingPlaceholders.siteUrl, siteUrl.origin)
    .replaceAll(settingPlaceholders.formEndpoint, formEndpoint);
}
