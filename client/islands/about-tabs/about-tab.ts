import { splitRoute } from '../../../contract/routes.ts';
import { type AboutTab, to } from '../../../contract/screens.ts';
import { currentRoute, navigate } from '../../location/location.ts';

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
export function showAboutTab(tab: AboutTab): void {
  if (tab !== aboutTabOfRoute(currentRoute())) navigate(to.about(tab));
}

/** After a click that came before the scripts, the address names the tab by its anchor. */
export function nameTabInQuery(tab: AboutTab): void {
  if (splitRoute(currentRoute()).anchor === tab) navigate(to.about(tab), { replace: true, inPlace: true });
}
