import { startSettledSite } from '../http/settled-site.ts';
import { launchBrowser } from '../machine/browser.ts';
import type { Part } from '../part.ts';
import { interactions } from './interactions.ts';
import { largestPaint } from './largest-paint.ts';
import { layoutShift } from './layout-shift.ts';

/** Core Web Vitals: largest paint, interactions, layout shift. */
export const vitals: Part = {
  name: 'vitals',
  async run({ runs }) {
    await using site = await startSettledSite();
    await using browser = await launchBrowser();
    return [
      ...(await largestPaint(browser, site.url, runs)),
      ...(await layoutShift(browser, site.url)),
      ...(await interactions(browser, site.url, runs)),
    ];
  },
};
