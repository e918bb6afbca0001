import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours } from '../../content/colours.ts';
import { company } from '../../content/company.ts';
import { avifPath } from '../../content/picture.ts';
import { pictures } from '../../content/pictures.ts';
import { markSvg } from './mark-svg.ts';
import type { SocialPictureCard } from './social-picture-cards.ts';

export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 } as const;

const root = join(import.meta.dirname, '../..');

/** The card as an HTML document with everything inlined. */
export function socialPictureHtml({ sheetNumber, title, note, picture, drawing }: SocialPictureCard): string {
  const photo = asset('image/avif', 'content/public', avifPath(picture, 1200));
  const share = drawing?.share ?? 0;
  // Cropped around its middle, the wide hero would lose the joinery at its left.
  const focus = picture === pictures.hero ? '40%' : '50%';
  const parts = [
    { label: 'As drawn', share },
    { label: drawing ? 'As built' : note, share: 1 - share },
  ].filter((part) => part.share > 0);
  return `<!doctype html>
<meta charset="utf-8">
<style>${styles()}</style>
<body style="--share: ${share * 100}%; --focus: ${focus}">
  <header>${markSvg()}<p>${escaped(company.shortName)}<small>${escaped(company.trade)}</small></p></header>
  <h1>${escaped(title).replaceAll('/', '/<wbr>')}</h1>
  <figure>
    <img src="${photo}">
    ${drawing ? `<img class="drawing" src="${asset('image/webp', 'content/public/drawings', `${drawing.scene}-800.webp`)}">` : ''}
    ${share > 0 && share < 1 ? '<hr>' : ''}
  </figure>
  <p class="sheet">${sheetNumber}${drawing ? `<small>${escaped(note)}</small>` : ''}</p>
  <ul>${parts.map((part) => `<li style="flex: ${part.share}">${escaped(part.label)}</li>`).join('')}</ul>
</body>`;
}

function styles(): string {
  return `
@font-face { font-family: Display; src: url(${asset('font/woff2', 'client/styles/fonts', 'hedvig-letters-serif.woff2')}); }
@font-face { font-family: Text; font-weight: 400 650; src: url(${asset('font/woff2', 'client/styles/fonts', 'hanken-grotesk.woff2')}); }
* { box-sizing: border-box; margin: 0; padding: 0; }
body {
  --tick: linear-gradient(135deg, transparent calc(50% - 1px), ${colours.oak} calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px));
  width: ${SOCIAL_PICTURE_SIZE.width}px; height: ${SOCIAL_PICTURE_SIZE.height}px; overflow: hidden;
  display: grid; grid-template: auto 1fr auto / 416px 1fr; gap: 0 16px; padding: 44px 44px 0;
  background: ${colours.paper}; color: ${colours.ink}; font: 400 21px / 1.3 Text;
  -webkit-font-smoothing: antialiased;
  /* Without it Chromium's shell puts each letter on a whole pixel. */
  text-rendering: geometricPrecision;
}
header { display: flex; align-items: center; gap: 17px; margin-left: -3px; }
header svg { flex: none; width: 54px; }
header p { font: 400 36px / 1 Display; letter-spacing: -0.01em; word-spacing: 0.06em; }
header small { display: block; margin-top: 1px; font: 400 17px / 1 Text; letter-spacing: 0.01em; word-spacing: normal; color: ${colours.inkSoft}; }
h1 { align-self: end; margin: 0 0 -4px -1px; max-width: 408px; font: 400 62px / 1.03 Display; letter-spacing: -0.022em; text-wrap: balance; }
figure { grid-area: 1 / 2 / 3 / 3; position: relative; min-height: 0; }
img { position: absolute; width: 100%; height: 100%; object-fit: cover; object-position: var(--focus) 50%; }
.drawing { background: ${colours.paper}; clip-path: inset(0 calc(100% - var(--share)) 0 0); border: 1px solid ${colours.line}; }
hr { position: absolute; left: calc(var(--share) - 1px); top: -14px; bottom: -34px; border: 0; border-left: 2px dashed ${colours.brick}; }
.sheet { padding-top: 34px; height: 86px; font: 400 26px / 1.2 Display; }
.sheet small { font: 400 21px / 1.2 Text; color: ${colours.inkSoft}; margin-left: 14px; }
ul { display: flex; list-style: none; color: ${colours.inkSoft}; text-align: center; }
li {
  position: relative; padding-top: 38px;
  background: linear-gradient(${colours.line}, ${colours.line}) center 22px / 100% 1px no-repeat;
}
li::before, li:last-child::after { content: ""; position: absolute; left: -7px; top: 15px; width: 15px; height: 15px; background: var(--tick); }
li:last-child::after { left: auto; right: -7px; }
`;
}

function asset(type: string, folder: string, file: string): string {
  return `data:${type};base64,${readFileSync(join(root, folder, file), 'base64')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
