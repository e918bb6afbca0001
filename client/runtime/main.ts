import { removeOldRecords } from '../forms/old-records.ts';
import { listenForAboutTabEvents } from '../islands/about-tabs/about-tab.ts';
import { openEstimateOnClick } from '../islands/estimate/open-estimate.ts';
import { loadHeroCutOnTouch } from '../islands/hero-cut/load-hero-cut.ts';
import { loadSlimHeaderOnScroll } from '../islands/slim-header/load-slim-header.ts';
import { closeLayerOnBack } from '../location/layers.ts';
import { currentRoute, initLocation } from '../location/location.ts';
import { manageScrollPositions } from '../location/scroll-positions.ts';
import { wholeStylesheet } from '../whole-stylesheet.ts';
import { enhanceHeader } from './header.ts';
import { hydrateIslands } from './hydration.ts';
import { interceptLinkClicks, prefetchOnIntent } from './links.ts';
import { keepFocus } from './lost-focus.ts';
import { goTo, startNavigation } from './navigation.ts';
import { scrollAfterLoad } from './scroll-and-focus.ts';
import { showOrRemoveSentNotices } from './sent-notices.ts';
import { replayStoredRedirect } from './stored-redirect.ts';

/**
 * The browser's entry point. The document works without it: this writes the route to the URL, hydrates the islands,
 * and turns links into navigations, which fetch the next document and swap it into this page.
 */
initLocation();
closeLayerOnBack();
showOrRemoveSentNotices();
keepFocus();
const painted = firstPaint();
scrollAfterLoad(manageScrollPositions(currentRoute()), painted);
startNavigation();
interceptLinkClicks(goTo);
listenForAboutTabEvents();
prefetchOnIntent();
enhanceHeader();
loadSlimHeaderOnScroll();
loadHeroCutOnTouch();
openEstimateOnClick();
showCurrentYear();
replayStoredRedirect();
removeOldRecords();
void painted
  .then(() => Promise.allSettled([wholeStylesheet(), hydrateIslands(document.body)]))
  .then(() => {
    // Tests wait for this attribute.
    document.documentElement.dataset.live = '1';
  });

/**
 * Resolves at the first paint, which anything fetched or run earlier would delay. Resolves immediately in hidden tabs,
 * which do not paint, and in browsers that do not report paints.
 */
function firstPaint(): Promise<void> {
  const isReported = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (document.hidden || !isReported) return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}

/** On a static host the document may have been rendered last year. */
function showCurrentYear(): void {
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = String(new Date().getFullYear());
}
