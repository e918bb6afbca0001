import type { ScreenName } from '../contract/screens.ts';
import type { Site } from '../contract/site.ts';
import type { SiteSettings } from '../contract/site-settings.ts';
import type { Head } from './page.ts';

/** The exports of entry-server.tsx. Types only, so that the build, which is typed without the DOM, can import them. */
export type RenderModule = {
  /** Renders one page. Its lists and menus omit the screens in `leftOut`. */
  render(
    route: string,
    settings: SiteSettings,
    site: Site,
    leftOut?: readonly ScreenName[],
  ): Promise<RenderedPage>;
  /** Wraps a rendered page in a complete HTML document. */
  documentHtml(parts: DocumentParts): string;
};

type RenderedPage = { readonly body: string; readonly head: Head };

export type DocumentParts = RenderedPage & {
  readonly route: string;
  /** The path of the canonical link. */
  readonly path: string;
  readonly settings: SiteSettings;
  /** A hash of the scripts and of the layout around the page: a navigation does not mix documents that differ in it. */
  readonly build: string;
  /** The inlined rules for everything that the document shows. */
  readonly css: string;
  /** The URL of the whole stylesheet, which scripts load. */
  readonly stylesheet: string;
  readonly fonts: readonly string[];
  /** Undefined for a document without scripts. */
  readonly script?: string;
  readonly structuredData: readonly object[];
};
