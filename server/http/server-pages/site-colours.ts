/** Those of the site's own style sheet, for the pages that the server writes itself. */
export const siteColours =
  ':root{color-scheme:light;--paper:#f6f2ea;--white:#fffdf8;--ink:#1b1f1d;--soft:#535850;--line:#857f71;--brick:#a3432a;--deep:#82331e;--spruce:#1f3a33}';
