import { type Site, sampleSite } from '../../contract/site.ts';

/** What visitors are shown at this moment, by this process. */
export type LiveSite = {
  site(): Site;
  /** The version that it comes from; 0 where nothing was published. */
  version(): number;
  /** Together with the documents that were rendered from it. */
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
