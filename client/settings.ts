/** Settings that the server knows only at its start: it puts them into every document. */
export type Settings = { readonly siteUrl: string; readonly formEndpoint: string };

/** What stands in a prerendered document until the server, or the static build, fills it in. */
export const settingPlaceholders: Settings = { siteUrl: '%SITE_URL%', formEndpoint: '%FORM_ENDPOINT%' };

export const SETTINGS_ID = 'settings';

export const settings: Settings =
  typeof document === 'undefined'
    ? settingPlaceholders
    : JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '{}');
