import { createContext, useContext } from 'react';
import type { SiteSettings } from '../contract/site-settings.ts';
import { documentSettings } from './settings.ts';

/** Provided while documents are rendered. In the browser the default is the settings in the document. */
export const SettingsContext = createContext<SiteSettings | undefined>(documentSettings);

export function useSettings(): SiteSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('There are no settings: render within SettingsContext.');
  return settings;
}
