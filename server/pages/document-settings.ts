import type { Config } from '../config.ts';

/** Fills in what the build cannot know: the public origin and where the forms post. */
export function withSettings(
  html: string,
  { siteUrl, formEndpoint }: Pick<Config, 'siteUrl' | 'formEndpoint'>,
): string {
  return html.replaceAll('%SITE_URL%', siteUrl.origin).replaceAll('%FORM_ENDPOINT%', formEndpoint);
}
