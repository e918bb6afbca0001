import type { ScreenName } from '../contract/screens.ts';
import type { Site } from '../contract/site.ts';
import type { SiteSettings } from '../contract/site-settings.ts';
import type { Head } from './page.ts';

/** What entry-server.tsx exports. Types alone, so that the build, which is typed without the DOM, can import them. */
export type RenderModule = {
  /** Renders one page. No list of it names a screen that is left out. */
  render(
    route: string,
    settings: SiteSettings,
    site: Site,
    leftOut?: readonly ScreenName[],
  ): Promise<RenderedPage>;
  /** Puts a rendered page into a whole document. */
  documentHtml(parts: DocumentParts): string;
};

export type RenderedPage = { readonly body: string; readonly head: Head };

export type DocumentParts = RenderedPage & {
  readonly route: string;
  /** For the canonical link. */
  readonly path: string;
  readonly settings: SiteSettings;
  /** A hash of the scripts, and of what stands around the page: a navigation does not mix documents that differ in it. */
  readonly build: string;
  /** The rules for all that the document shows, inlined. */
  readonly css: string;
  /** The whole stylesheet, which is not loaded before scripts enable it. */
  readonly stylesheet: string;
  readonly fonts: readonly string[];
  /** None for a document without scripts. */
  readonly script?: string;
  readonly structuredData: readonly object[];
};
