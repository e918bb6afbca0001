import { useEffect } from 'react';
import { splitRoute } from '../../../contract/routes.ts';
import { type AboutTab, to } from '../../../contract/screens.ts';
import { navigate } from '../../location/location.ts';

/** Fired by whoever wants another tab; its detail is the tab's name. */
const SWITCH_ABOUT_TAB = 'switch-about-tab';

/** Anything that is not the name of another tab means the company. */
export function aboutTabOf(name: unknown): AboutTab {
  return name === 'team' || name === 'mission' ? name : 'company';
}

/** By its query, else by its anchor: before the scripts are there, the tabs are links to their panels. */
export function aboutTabOfRoute(route: string): AboutTab {
  const { search, anchor } = splitRoute(route);
  return aboutTabOf(new URLSearchParams(search).get('tab') ?? anchor);
}

/** The address holds the tab, so that it can be linked to and gone back to. */
export function showAboutTab(tab: AboutTab, shown: AboutTab): void {
  if (tab !== shown) navigate(to.about(tab));
}

/** Listens in the capture phase, so that the event counts whether `window` or `document` was told. */
export function useSwitchAboutTab(shown: AboutTab): void {
  useEffect(() => {
    const follow = (event: Event) => {
      if (event instanceof CustomEvent) showAboutTab(aboutTabOf(event.detail), shown);
    };
    window.addEventListener(SWITCH_ABOUT_TAB, follow, { capture: true });
    return () => window.removeEventListener(SWITCH_ABOUT_TAB, follow, { capture: true });
  }, [shown]);
}
