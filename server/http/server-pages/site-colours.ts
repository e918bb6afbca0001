import { colours } from '../../../content/colours.ts';

/** Those of the site's own style sheet, for the pages that the server writes itself. */
export const siteColours = `:root{color-scheme:light;--paper:${colours.paper};--white:${colours.white};--ink:${colours.ink};--soft:${colours.inkSoft};--line:${colours.lineFirm};--brick:${colours.brick};--deep:${colours.brickDeep};--spruce:${colours.spruce}}`;
