import { type Html, html } from '../../html.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import type { PhotoRow } from '../../records/photos.ts';
import { printableLine } from '../../records/wording/printable-text.ts';
import { visitorText } from './visitor-text.ts';

/** The photos of a request with what was written under them, each leading to its file. */
export function photoList(reference: string, photos: readonly PhotoRow[]): Html | undefined {
  if (photos.length === 0) return undefined;
  return html`<h2>Photos <span class="count">${photos.length}</span></h2>
<ul class="photos">${photos.map((photo) => photoItem(reference, photo))}</ul>`;
}

function photoItem(reference: string, { number, description, width, height }: PhotoRow): Html {
  const url = deskPaths.leadPhoto(reference, number);
  const name = description ? printableLine(description) : `Photo ${number}`;
  return html`<li><figure><a href="${url}"><img src="${url}" alt="${name}" width="${width}" height="${height}" loading="lazy"></a>
${description && html`<figcaption>${visitorText(description)}</figcaption>`}</figure></li>`;
}
