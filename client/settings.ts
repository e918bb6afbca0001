import { settingPlaceholders } from '../contract/setting-placeholders.ts';

/** Settings that the server knows only at its start: it puts them into every document. */
export type Settings = { readonly siteUrl: string; readonly formEndpoint: string };

export const SETTINGS_ID = 'settings';

export const settings: Settings =
  typeof document === 'undefined'
    ? settingPlaceholders
    : JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '{}');
