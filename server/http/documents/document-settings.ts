import { apiPaths } from '../../../contract/api.ts';
import { OWN_ENDPOINT_ONLY, settingPlaceholders } from '../../../contract/setting-placeholders.ts';
import { html } from '../../html.ts';

type DocumentSettings = { readonly siteUrl: URL; readonly formEndpoint: string };

/** Sections are not nested. */
const OWN_ENDPOINT_SECTION = new RegExp(`<section ${OWN_ENDPOINT_ONLY}="".*?</section>`, 'gs');

/** Fills in what the build cannot know: the public origin and where the forms post. */
export function withSettings(document: string, { siteUrl, formEndpoint }: DocumentSettings): string {
  return (formEndpoint === apiPaths.contact ? document : document.replaceAll(OWN_ENDPOINT_SECTION, ''))
    .replaceAll(settingPlaceholders.siteUrl, siteUrl.origin)
    .replaceAll(`="${settingPlaceholders.formEndpoint}"`, () => attribute(formEndpoint))
    .replaceAll(`"${settingPlaceholders.formEndpoint}"`, () => jsonInScript(formEndpoint));
}

function attribute(value: string): string {
  return html`="${value}"`.markup;
}

function jsonInScript(value: string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
