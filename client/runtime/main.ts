import { removeOldSubmission } from '../forms/submission-record.ts';
import { openEstimateOnClick } from '../islands/estimate/open-estimate.ts';
import { currentRoute, initLocation } from '../location/location.ts';
import { manageScrollPositions } from '../location/scroll-positions.ts';
import { listenForAboutTabEvents } from './about-tab-event.ts';
import { enhanceHeader } from './header.ts';
import { hydrateIslands } from './hydration.ts';
import { interceptLinkClicks } from './links.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { prepareDocument } from './prepare-document.ts';
import { scrollAfterLoad } from './scroll-and-focus.ts';
import { replayStoredRedirect } from './stored-redirect.ts';
import { startVisits } from './visits.ts';

/**
 * The browser's entry. The document is whole without it: this makes the address read as its route, hydrates the
 * islands, and turns links between screens into visits within the page.
 */
initLocation();
scrollAfterLoad(manageScrollPositions(currentRoute));
startVisits();
interceptLinkClicks();
listenForAboutTabEvents();
prefetchOnIntent();
enhanceHeader();
openEstimateOnClick();
prepareDocument();
replayStoredRedirect();
removeOldSubmission();
void hydrateIslands(document.body).then(() => {
  document.documentElement.dataset.live = '1';
});
