import { type Html, html } from '../../html.ts';

type Fact = readonly [label: string, value: Html | string];

export function factList(facts: readonly (Fact | false | undefined)[]): Html {
  return html`<dl class="facts">${facts
    .filter((fact): fact is Fact => Boolean(fact))
    .map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
}
