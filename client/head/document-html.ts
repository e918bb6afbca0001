import { SETTINGS_ID, settings } from '../settings.ts';
import { deepLinkScript } from './deep-link.ts';
import { fullTitle, type Head } from './head.ts';
import type { Tag } from './tag.ts';
import { escapeAttribute, headTags, tagHtml } from './tags.ts';

export type DocumentParts = {
  readonly route: string;
  /** The document's own path, for the canonical link. */
  readonly path: string;
  readonly head: Head;
  readonly body: string;
  /** Of the scripts: documents of different builds do not fit together. */
  readonly build: string;
  /** The rules that this document uses, inlined: one request fewer before the first paint. */
  readonly css: string;
  /** The whole stylesheet. At the end of the body it keeps nothing from being painted. */
  readonly stylesheet: string;
  /** Addresses of the fonts: asked for before the first words are met. */
  readonly fonts: readonly string[];
  /** Address of the entry script. What it imports comes after the first paint. */
  readonly script: string;
  readonly structuredData: readonly object[];
};

/** The whole document as text. The server fills the settings' placeholders at its start. */
export function documentHtml(parts: DocumentParts): string {
  const { route, path, head, body, build, css, stylesheet, fonts, script, structuredData } = parts;
  const tags = [...headTags(head, path), ...fonts.map(fontPreload)];
  return `<!doctype html>
<html lang="en-CA" data-route="${escapeAttribute(route)}" data-build="${build}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${jsonScript('application/json', settings, SETTINGS_ID)}
<script>${deepLinkScript}</script>
<title>${escapeAttribute(fullTitle(head))}</title>
${tags.map(tagHtml).join('')}
<style>${css}</style>
<script type="module" src="${script}"></script>
${structuredData.map((data) => jsonScript('application/ld+json', data)).join('\n')}
</head>
<body>
${body}
${tagHtml(['link', { rel: 'stylesheet', href: stylesheet }])}
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
