import { currentRoute, lastArrival, subscribe } from '../location/location.ts';
import { documentPathOf } from '../routes.ts';
import { withBase } from '../ui/base-path.ts';
import { arrive, arriveInSameDocument } from './arrival.ts';
import { withCoverTransition } from './cover-transition.ts';
import { loadDocument, pathnameOf } from './document-loader.ts';
import { startProgress, stopProgress } from './progress.ts';
import { swapDocument } from './swap-document.ts';

/** The route whose document the page shows, and how many visits have begun. */
let shownRoute = '';
let visits = 0;

/** Shows the document of each new route within this page. */
export function followRoutes(): void {
  shownRoute = currentRoute();
  subscribe(() => void visit(currentRoute()));
}

async function visit(route: string): Promise<void> {
  visits += 1;
  const visitNumber = visits;
  const previous = shownRoute;
  if (pathnameOf(route) === pathnameOf(previous)) {
    stopProgress();
    shownRoute = route;
    arriveInSameDocument(route);
    return;
  }
  startProgress();
  try {
    const next = await loadDocument(route);
    await withCoverTransition(pathnameOf(route), () => {
      // Another visit has begun since.
      if (visitNumber !== visits) return;
      swapDocument(next);
      shownRoute = route;
      stopProgress();
      arrive(route, previous, lastArrival());
    });
  } catch (error) {
    if (visitNumber !== visits) return;
    console.warn('The visit failed, the browser opens the document itself:', error);
    location.replace(withBase(documentPathOf(route)));
  }
}
