import { splitRoute } from '../../contract/routes.ts';
import { to } from '../../contract/screens.ts';
import { aboutTabOf, showAboutTab } from '../islands/about-tabs/about-tab.ts';
import { currentRoute } from '../location/location.ts';

/**
 * The event by which anybody may ask for another tab of About; its detail is the tab's name. Listens in the capture
 * phase, so that it counts whether `window` or `document` was told, and before the tabs are hydrated.
 */
export function followAboutTabEvents(): void {
  const follow = (event: Event) => {
    if (event instanceof CustomEvent && splitRoute(currentRoute()).path === to.about())
      showAboutTab(aboutTabOf(event.detail));
  };
  window.addEventListener('switch-about-tab', follow, { capture: true });
}
