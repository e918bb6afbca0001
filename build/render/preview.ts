import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderModule } from '../../client/render-module.ts';
import { documentPath } from '../../contract/documents.ts';
import type { PreviewOrder } from '../../server/rendering/render-process.ts';
import { readBuildFacts } from '../build-facts.ts';
import { criticalCss } from './critical-css.ts';

/** The real page for the operator only: below a banner, without scripts, and not for search engines. */
export async function renderPreviewHtml(
  client: RenderModule,
  { dist, settings, site, route, banner }: PreviewOrder,
): Promise<string> {
  const { build, fontFaceRules, fonts, leftOut, stylesheet, stylesheetFile } = readBuildFacts(dist);
  const criticalCssOf = criticalCss(readFileSync(join(dist, 'client', stylesheetFile), 'utf8'));
  const { body, head } = await client.render(route, settings, site, leftOut);
  return client.documentHtml({
    route,
    path: documentPath(route),
    settings,
    head: { ...head, isIndexable: false },
    body: banner.html + body,
    css: fontFaceRules + criticalCssOf(body) + banner.css,
    build,
    stylesheet,
    fonts,
    structuredData: [],
  });
}
