import { splitRoute } from '../../contract/routes.ts';
import { to } from '../../contract/screens.ts';
import { aboutTabOf, showAboutTab } from '../islands/about-tabs/about-tab.ts';
import { currentRoute } from '../location/location.ts';

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
