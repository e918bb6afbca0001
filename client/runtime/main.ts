import { removeOldSubmission } from '../forms/submission-record.ts';
import { openEstimateOnClick } from '../islands/estimate/open-estimate.ts';
import { currentRoute, initLocation } from '../location/location.ts';
import { manageScrollPositions } from '../location/scroll-positions.ts';
import { wholeStylesheet } from '../ui/whole-stylesheet.ts';
import { listenForAboutTabEvents } from './about-tab-event.ts';
import { firstPaint } from './first-paint.ts';
import { showCurrentYear } from './footer.ts';
import { enhanceHeader } from './header.ts';
import { hydrateIslands } from './hydration.ts';
import { interceptLinkClicks } from './links.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { scrollAfterLoad } from './scroll-and-focus.ts';
import { showOrRemoveSentNotices } from './sent-notices.ts';
import { replayStoredRedirect } from './stored-redirect.ts';
import { goTo, startVisits } from './visits.ts';

/**
 * The browser's entry. The document is complete without it: this shows the route in the address, hydrates the islands,
 * and turns links into visits, which fetch the next document and swap it into this page.
 */
initLocation();
scrollAfterLoad(manageScrollPositions(currentRoute));
startVisits();
interceptLinkClicks(goTo);
listenForAboutTabEvents();
prefetchOnIntent();
enhanceHeader();
openEstimateOnClick();
showCurrentYear();
showOrRemoveSentNotices();
replayStoredRedirect();
removeOldSubmission();
void firstPaint()
  .then(() => Promise.allSettled([wholeStylesheet(), hydrateIslands(document.body)]))
  .then(() => {
    // Tests wait for it.
    document.documentElement.dataset.live = '1';
  });
