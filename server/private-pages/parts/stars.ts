import { controlAttributes, type Field, fieldNotes } from '../../page-parts/field-frame.ts';
import { type Html, html } from '../../page-parts/html.ts';

const MAX_STARS = 5;
const STAR = html`<svg class="star" viewBox="0 0 24 24" aria-hidden="true"><path d="m12 2.5 2.7 6.3 6.8.6-5.2 4.5 1.6 6.7L12 17l-5.9 3.6 1.6-6.7L2.5 9.4l6.8-.6z"/></svg>`;
const numbers = Array.from({ length: MAX_STARS }, (_, index) => index + 1);

/** The source order is one to five, so that arrow keys and screen readers follow the visual order. */
export function starField({ value, ...field }: Field & { readonly value: string }): Html {
  return html`<fieldset class="rate${field.error && ' is-wrong'}"><legend>${field.label}</legend>
<div class="rate-row">${numbers.map(
    (number) =>
      html`<label><input type="radio" id="${number === 1 ? field.name : `${field.name}-${number}`}" ${controlAttributes(field)} value="${number}"${String(number) === value && html` checked`}>${STAR}<span class="sr-only">${number} ${number === 1 ? 'star' : 'stars'}</span></label>`,
  )}</div>
${fieldNotes(field)}</fieldset>`;
}

type Testimonial = {
  readonly rating: number;
  readonly content: string;
  readonly authorName: string | null;
  readonly authorLocation: string | null;
  readonly photo?: Html | undefined;
};

/** A testimonial, as visitors see it. */
export function testimonialFigure({ rating, content, authorName, authorLocation, photo }: Testimonial): Html {
  return html`<figure class="said"><p class="stars" role="img" aria-label="${rating} out of ${MAX_STARS} stars">${numbers.map((number) => (number <= rating ? STAR : html``))}</p><blockquote>“${content}”</blockquote>
<figcaption><b>${authorName}</b>${authorLocation}</figcaption>${photo}</figure>`;
}
