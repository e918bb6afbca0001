import { useRef, useState } from 'react';
import { type ProjectFilter, to } from '../../../contract/screens.ts';
import { currentRoute, navigate } from '../../location/location.ts';

/** The whole filter that comes next. A facet that is undefined filters nothing, as if it were missing. */
type NextFilter = { [Facet in keyof ProjectFilter]: ProjectFilter[Facet] | undefined };
export type Choose = (next: NextFilter, isByKeyboard?: boolean) => void;

/**
 * The filter is stored in the route: Back undoes a choice, and a filtered list can be linked. The list follows the
 * route a moment later; the controls show the choice at once, or they would flip back.
 */
export function useChosenFilter(filter: ProjectFilter): [ProjectFilter, Choose] {
  const wasByKeyboard = useRef(false);
  const route = to.filteredProjects(filter);
  const [latest, setLatest] = useState({ route, chosen: filter });
  if (latest.route !== route) setLatest({ route, chosen: filter });

  function choose({ kind, category, city }: NextFilter, isByKeyboard = false) {
    const chosen = { ...(kind && { kind }), ...(category && { category }), ...(city && { city }) };
    setLatest({ route, chosen });
    const next = to.filteredProjects(chosen);
    // Arrow keys select every option that they pass; all of these make one history entry.
    const replace = isByKeyboard && wasByKeyboard.current;
    wasByKeyboard.current = isByKeyboard;
    if (next !== currentRoute()) navigate(next, { replace });
  }

  return [latest.chosen, choose];
}
