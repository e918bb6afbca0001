import type { DocumentParts } from '../render-module.ts';
import { SETTINGS_ID, serviceSlugs } from '../settings.ts';
import { deepLinkScript, tabScript } from './deep-link.ts';
import { escapeAttribute, fullTitle, headTags, type Tag, tagHtml } from './tags.ts';

export function documentHtml(parts: DocumentParts): string {
  const { route, path, head, body, build, css, stylesheet, fonts, script, settings, structuredData } = parts;
  const tags = [...headTags(head, path, settings.siteUrl), ...fonts.map(fontPreload)];
  return `<!doctype html>
<html lang="en-CA" data-route="${escapeAttribute(route)}" data-build="${build}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${
  script
    ? `${jsonScript('application/json', { ...settings, serviceSlugs, stylesheet }, SETTINGS_ID)}
<script>${deepLinkScript(settings)}${body.includes('data-tabs=') ? tabScript : ''}</script>
`
    : ''
}<title>${escapeAttribute(fullTitle(head))}</title>
${tags.map(tagHtml).join('')}
<style>${css}</style>
${script ? `<script type="module" src="${script}"></script>` : ''}
${structuredData.map((data) => jsonScript('application/ld+json', data)).join('\n')}
</head>
<body>
${body}
</body>
</html>
`;
}

/** Needs `crossorigin`, because stylesheets request fonts in CORS mode; otherwise the font would be fetched twice. */
function fontPreload(href: string): Tag {
  return ['link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href }];
}

function jsonScript(type: string, data: object, id?: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`;
}
