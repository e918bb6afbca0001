import { type Html, html } from '../../http/html.ts';

type FactBox = {
  readonly title: string;
  /** In the corner: the number of a sheet. */
  readonly number?: string | undefined;
  readonly pictures?: Html | undefined;
  readonly facts: readonly { readonly label: string; readonly value: Html | string }[];
  /** On a phone only the picture and the first fact. */
  readonly isBrief?: boolean;
};

/** A framed list of facts. */
export function factBox({ title, number, pictures, facts, isBrief = false }: FactBox): Html {
  return html`<section class="fact-box${isBrief && ' fact-box--brief'}"><h2><span>${title}</span>${number && html`<span>${number}</span>`}</h2>
${pictures}
<dl>${facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl></section>`;
}
