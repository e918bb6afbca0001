import { type Html, html } from '../../page-parts/html.ts';

type FactBox = {
  readonly title: string;
  /** The sheet number, shown in the corner. */
  readonly number?: string | undefined;
  readonly pictures?: Html | undefined;
  readonly facts: readonly { readonly label: string; readonly value: Html | string }[];
  /** Shows only the picture and the first fact on a phone. */
  readonly isBrief?: boolean;
};

export function factBox({ title, number, pictures, facts, isBrief = false }: FactBox): Html {
  return html`<section class="fact-box${isBrief && ' fact-box--brief'}"><h2><span>${title}</span>${number && html`<span>${number}</span>`}</h2>
${pictures}
<dl>${facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl></section>`;
}
