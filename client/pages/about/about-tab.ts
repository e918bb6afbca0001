import { useEffect } from 'react';
import { type AboutTab, to } from '../../../contract/screens.ts';
import { navigate } from '../../location/location-store.ts';

/** Fired by whoever wants another tab; its detail is the tab's name. */
const SWITCH_ABOUT_TAB = 'switch-about-tab';

/** Anything that is not the name of another tab means the company. */
export function aboutTabOf(name: unknown): AboutTab {
  return name === 'team' || name === 'mission' ? name : 'company';
}

/** The address holds the tab, so that it can be linked to and gone back to. */
export function showAboutTab(tab: AboutTab, shown: AboutTab): void {
  if (tab !== shown) navigate(to.about(tab));
}

/** Listens while the event comes down, so that it counts whether `window` or `document` was told. */
export function useSwitchAboutTab(shown: AboutTab): void {
  useEffect(() => {
    const follow = (event: Event) => {
      if (event instanceof CustomEvent) showAboutTab(aboutTabOf(event.detail), shown);
    };
    window.addEventListener(SWITCH_ABOUT_TAB, follow, { capture: true });
    return () => window.removeEventListener(SWITCH_ABOUT_TAB, follow, { capture: true });
  }, [shown]);
}
