import type { FastifyReply } from 'fastify';
import { colours } from '../../../../content/colours.ts';
import { editorFields } from '../../../../contract/editor-fields.ts';
import type { Publication } from '../../../../contract/publication.ts';
import { contentSecurityPolicy } from '../../../http/security-headers.ts';
import { hiddenInputs } from '../../../page-parts/fields.ts';
import { html } from '../../../page-parts/html.ts';
import { inlineHashes } from '../../../rendering/document-set.ts';
import type { SiteDeskDependencies } from '../site-desk-dependencies.ts';

/** The field that tells the banner's form from an editor's, which sends its text as well. */
export const PREVIEWED_FIELD = 'previewed';

type Preview = {
  /** What would be public: see `draftPublication`. */
  readonly publication: Publication;
  /** The page to render. */
  readonly route: string;
  /** The editor's address, to which the banner posts `publish`. */
  readonly editPath: string;
  /** The revision that is shown, which alone the banner publishes. */
  readonly revision: number;
  /** Why files of the form were left out. */
  readonly leftOut: readonly string[];
};

/** The actual page with the draft, for the operator only: no scripts, no caching, no indexing. */
export async function sendPreview(
  reply: FastifyReply,
  { config, publisher }: Pick<SiteDeskDependencies, 'config' | 'publisher'>,
  { publication, route, ...shown }: Preview,
): Promise<FastifyReply> {
  const document = await publisher.preview(publication, { route, banner: banner(shown) });
  const { styleHashes } = inlineHashes(document);
  return reply
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'Content-Security-Policy': contentSecurityPolicy({ hasScripts: false, styleHashes, config }),
    })
    .send(document);
}

/** Stays at the top of the viewport, because the page below looks like the real site. */
function banner({ editPath, revision, leftOut }: Omit<Preview, 'publication' | 'route'>) {
  const hidden = hiddenInputs({ [editorFields.revision]: String(revision), [PREVIEWED_FIELD]: 'yes' });
  const { markup } =
    html`<aside class="preview-bar" aria-label="Preview"><p><b>Preview.</b> Only you see this page.${leftOut.map((sentence) => html`<br>${sentence}`)}</p><form method="post" action="${editPath}">${hidden}<a href="${editPath}">Go on writing</a><button type="submit" name="action" value="publish">Publish</button></form></aside>`;
  return { html: markup, css: BANNER_CSS };
}

// Uses the measures of the desk. The site's own element rules apply here too, so all properties are set; its class
// names differ.
const BANNER_CSS = `
.preview-bar{position:sticky;top:0;z-index:100;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1.5rem;padding:.5rem clamp(1.25rem,.4rem + 3.6vw,4rem);background:${colours.spruce};color:${colours.onSpruce};font:400 1rem/1.4 "Hanken Grotesk",Arial,sans-serif}
.preview-bar p{margin:0}
.preview-bar b{font-weight:600}
.preview-bar form{display:flex;flex:0 1 auto;gap:.5rem;margin:0}
.preview-bar a,.preview-bar button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.25rem 1rem;border:1px solid ${colours.lineFirmOnSpruce};border-radius:2px;background:none;color:inherit;font:550 .9375rem/1.2 "Hanken Grotesk",Arial,sans-serif;text-decoration:none;white-space:nowrap;cursor:pointer}
.preview-bar button{border-color:${colours.brick};background:${colours.brick};color:${colours.white}}
.preview-bar a:hover{background:${colours.spruceDeep}}
.preview-bar button:hover{border-color:${colours.brickDeep};background:${colours.brickDeep}}
.preview-bar :focus-visible{outline:2px solid ${colours.oakLight};outline-offset:2px}
@media (max-width:37.49rem){.preview-bar form{flex:1 1 100%}.preview-bar a,.preview-bar button{flex:1 1 0}}
@media print{.preview-bar{display:none}}
`;
