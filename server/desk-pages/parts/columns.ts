import { type Html, html } from '../../page-parts/html.ts';

/** Two columns in the ratio 7 to 5 on a wide screen, one on a phone. */
export function columns({ body, aside }: { readonly body: Html; readonly aside: Html }): Html {
  return html`<div class="columns"><div class="stack">${body}</div><div class="stack">${aside}</div></div>`;
}

type Section = {
  readonly title: Html | string;
  readonly id?: string;
  /** A link beside the title, to more of the same kind. */
  readonly link?: Html | undefined;
  /** A step of an editor, with a line above it. */
  readonly isStep?: boolean;
  readonly body: Html;
};

export function section({ title, id, link, isStep = false, body }: Section): Html {
  return html`<section class="part${isStep && ' part--step'}"><div class="part-head"><h2${id && html` id="${id}"`}>${title}</h2>${link}</div>${body}</section>`;
}
