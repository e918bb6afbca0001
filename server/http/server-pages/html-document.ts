import { type Html, html } from '../../page-parts/html.ts';

type HtmlDocument = {
  readonly title: Html;
  /** Styles and scripts. */
  readonly head: Html;
  readonly bodyClass?: string | undefined;
  readonly body: Html;
};

/**
 * The document around every page that a route sends. None is for search engines, and their phone numbers are already
 * links.
 */
export function htmlDocument({ title, head, bodyClass, body }: HtmlDocument): string {
  return html`<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="format-detection" content="telephone=no">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
${head}
</head>
<body${bodyClass && html` class="${bodyClass}"`}>
${body}
</body>
</html>`.markup;
}
