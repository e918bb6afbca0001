import { type Html, html } from '../../http/html.ts';

/** Seven to five on a computer, one below the other on a phone. */
export function columns({ body, aside }: { readonly body: Html; readonly aside: Html }): Html {
  return html`<div class="columns"><div class="stack">${body}</div><div class="stack">${aside}</div></div>`;
}

type Section = {
  readonly title: Html | string;
  readonly id?: string;
  /** Beside the title: a link to more of the same. */
  readonly link?: Html | undefined;
  /** Ruled off from what is above it: a step of an editor. */
  readonly isStep?: boolean;
  readonly body: Html;
};

export function section({ title, id, link, isStep = false, body }: Section): Html {
  return html`<section class="part${isStep && ' part--step'}"><div class="part-head"><h2${id && html` id="${id}"`}>${title}</h2>${link}</div>${body}</section>`;
}
