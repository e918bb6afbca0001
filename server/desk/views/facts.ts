import { type ColumnsOf, detailsOf, type Fields } from '../../../contract/forms/field.ts';
import { type Html, html } from '../../html.ts';
import { visitorLines } from './visitor-text.ts';

type Fact = readonly [label: string, value: Html | string];

export function factList(facts: readonly (Fact | false | undefined)[]): Html {
  return html`<dl class="facts">${facts
    .filter((fact): fact is Fact => Boolean(fact))
    .map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
}

export function detailFacts<F extends Fields>(fields: F, row: ColumnsOf<F>): Fact[] {
  return detailsOf(fields, row).map(({ label, value }) => [label, visitorLines(value)]);
}
