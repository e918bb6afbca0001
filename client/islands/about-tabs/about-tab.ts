import { splitRoute } from '../../../contract/routes.ts';
import { type AboutTab, to } from '../../../contract/screens.ts';
import { currentRoute, navigate } from '../../location/location.ts';

/** Unknown names select the first tab. */
export function aboutTabOf(name: unknown): AboutTab {
  return name === 'team' || name === 'mission' ? name : 'company';
}

/** Reads the anchor, then the query: before hydration the tabs are links to their panels. */
export function aboutTabOfRoute(route: string): AboutTab {
  const { search, anchor } = splitRoute(route);
  const isTab = /^(company|team|mission)$/.test(anchor);
  return aboutTabOf(isTab ? anchor : new URLSearchParams(search).get('tab'));
}

export function showAboutTab(tab: AboutTab): void {
  if (tab !== aboutTabOfRoute(currentRoute())) navigate(to.about(tab));
}

/** Replaces the anchor that a click before hydration left in the address. */
export function replaceTabAnchor(tab: AboutTab): void {
  if (splitRoute(currentRoute()).anchor === tab) navigate(to.about(tab), { replace: true });
}

/**
 * The event by which any script may select a tab of About; its detail is the tab's name. Listens in the capture phase,
 * so that it may be dispatched on `window` or `document`, and before the tabs are hydrated.
 */
export function listenForAboutTabEvents(): void {
  const onSwitch = (event: Event) => {
    if (event instanceof CustomEvent && splitRoute(currentRoute()).path === to.about())
      showAboutTab(aboutTabOf(event.detail));
  };
  window.addEventListener('switch-about-tab', onSwitch, { capture: true });
}
