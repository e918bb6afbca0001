import { hash } from 'node:crypto';
import type { Head } from '../../client/page.ts';
import type { RenderModule } from '../../client/render-module.ts';
import type { ScreenName } from '../../contract/screens.ts';
import type { Site } from '../../contract/site.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';
import type { BuildFacts } from '../build-facts.ts';
import type { PlannedDocument } from './documents.ts';
import { structuredDataOf } from './structured-data.ts';

export type DocumentContext = {
  readonly client: RenderModule;
  readonly settings: SiteSettings;
  readonly site: Site;
  readonly leftOut?: readonly ScreenName[];
  /** The public URL of the site, without a trailing slash. */
  readonly root: string;
  readonly files: Pick<BuildFacts, 'build' | 'script' | 'stylesheet' | 'fonts'>;
  /** The styles to inline. */
  cssOf(body: string): string;
};

export async function renderDocument(
  planned: PlannedDocument,
  { client, settings, site, leftOut = [], root, files, cssOf }: DocumentContext,
): Promise<{ readonly html: string; readonly head: Head }> {
  const { body, head } = await client.render(planned.route, settings, site, leftOut);
  const { build, script, stylesheet, fonts } = files;
  const html = client.documentHtml({
    ...planned,
    settings,
    head,
    body,
    build: build + frameHash(site),
    script,
    stylesheet,
    fonts,
    css: cssOf(body),
    structuredData: structuredDataOf(planned, head, site, root),
  });
  return { html, head };
}

/** A navigation swaps the page alone: the next document is loaded whole if what stands around its page has changed. */
function frameHash({ notice, mailingAddress }: Site): string {
  const frame = { notice: notice?.text ?? '', mailingAddress };
  if (!Object.values(frame).some(Boolean)) return '';
  return `-${hash('sha256', JSON.stringify(frame), 'base64url').slice(0, 6)}`;
}
