import { type Site, sampleSite } from '../../contract/site.ts';

/** What this process shows to visitors now. */
export type LiveSite = {
  site(): Site;
  /** The version that is shown; 0 if nothing was published. */
  version(): number;
  /** Called together with the switch to the documents rendered from it. */
  show(site: Site, version: number): void;
};

export function createLiveSite(): LiveSite {
  let shown = { site: sampleSite(), version: 0 };
  return {
    site: () => shown.site,
    version: () => shown.version,
    show(site, version) {
      shown = { site, version };
    },
  };
}
