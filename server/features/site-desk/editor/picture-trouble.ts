import { type Html, html } from '../../../page-parts/html.ts';
import { troubleWith } from '../../../publications/pictures/picture-encoder.ts';
import type { StoredPicture } from '../../../publications/pictures/picture-store.ts';

const SENTENCES = {
  delayed:
    'Visitors do not see this photo yet: making its sizes was interrupted. It is tried again by itself, for some hours.',
  'given up': 'Visitors do not see this photo: its sizes could not be made. Remove it, and send it again.',
} as const;

/** Says at a photo why the site does without it. */
export function pictureTrouble(picture: StoredPicture | undefined): Html | undefined {
  const trouble = picture && troubleWith(picture);
  return trouble && html`<p class="problem">${SENTENCES[trouble]}</p>`;
}
