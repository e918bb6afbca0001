import { settingPlaceholders } from '../../contract/setting-placeholders.ts';
import { SEEDS_ID, type Seeds } from '../queries/seeds.ts';
import { SETTINGS_ID } from '../settings.ts';
import { earlyScript } from './early-script.ts';
import { fullTitle, type Head } from './head.ts';
import type { Tag } from './tag.ts';
import { escapeAttribute, headTags, tagHtml } from './tags.ts';

export type DocumentParts = {
  readonly route: string;
  /** The document's own path, for the canonical link. */
  readonly path: string;
  readonly head: Head;
  readonly body: string;
  readonly seeds: Seeds;
  /** What the first view needs, inlined: one request fewer before the first paint. */
  readonly css: string;
  /** The whole stylesheet. At the end of the body it keeps nothing from being painted, and scripts wait for it. */
  readonly stylesheet: string;
  /** Addresses of the fonts: asked for before the first words are met. */
  readonly fonts: readonly string[];
  /** Addresses of the scripts, in the order in which they are evaluated. The early script asks for them. */
  readonly scripts: readonly string[];
  readonly structuredData: readonly object[];
};

/** The whole document as text. The server fills the settings' placeholders at its start. */
export function documentHtml(parts: DocumentParts): string {
  const { route, path, head, body, seeds, css, stylesheet, fonts, scripts, structuredData } = parts;
  return `<!doctype html>
<html lang="en-CA" data-route="${escapeAttribute(route)}" data-scripts="${scripts.join(' ')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${earlyScript}</script>
<title>${escapeAttribute(fullTitle(head))}</title>
${[...headTags(head, path), ...fonts.map(fontPreload)].map(tagHtml).join('\n')}
<style>${css}</style>
${structuredData.map((data) => jsonScript('application/ld+json', data)).join('\n')}
${jsonScript('application/json', settingPlaceholders, SETTINGS_ID)}
</head>
<body>
<div id="root">${body}</div>
${tagHtml(['link', { rel: 'stylesheet', href: stylesheet }])}
${Object.keys(seeds).length > 0 ? jsonScript('application/json', seeds, SEEDS_ID) : ''}
</body>
</html>
`;
}

/** Asked for in the way that the stylesheet asks, so that it is one request. */
function fontPreload(href: string): Tag {
  return ['link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href }];
}

function jsonScript(type: string, data: object, id?: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`;
}
