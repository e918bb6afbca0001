import { jpegPath, type Picture } from '../../../content/picture.ts';
import { type Html, html } from '../../http/html.ts';

type AboutBox = {
  readonly title: string;
  /** In the corner: the number of a sheet. */
  readonly number?: string | undefined;
  readonly picture?: Picture | undefined;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
};

/** A framed list of facts; on a phone the picture and its first line. */
export function aboutBox({ title, number, picture, facts }: AboutBox): Html {
  return html`<section class="about"><h2><span>${title}</span>${number && html`<span>${number}</span>`}</h2>
${
  picture &&
  html`<img src="${jpegPath(picture)}" alt="${picture.alt}" width="${picture.fallbackWidth}" height="${Math.round((picture.fallbackWidth * picture.height) / picture.width)}">`
}
<dl>${facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl></section>`;
}
