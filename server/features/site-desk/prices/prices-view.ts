import { services } from '../../../../content/services/catalogue.ts';
import { dollarsIn, priceSpan } from '../../../../contract/price-words.ts';
import { type FormState, fieldState } from '../../../page-parts/field-frame.ts';
import { fieldGrid, moneyField, textArea } from '../../../page-parts/fields.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import { icon } from '../../../page-parts/icon.ts';
import type { PricesContent } from '../../../publications/record-content.ts';
import type { EditorPage } from '../editor/editor.ts';
import { BASIS_MAX_CHARACTERS, isComplete, NO_PRICE, type PriceLine } from './price-line.ts';

/** A fold for each service. */
export function pricesBody(page: EditorPage<'prices'>): Html {
  return html`<div class="price-list">${services.map((service, index) =>
    priceRow(page, service, { line: page.content[service.slug] ?? NO_PRICE, number: index + 1 }),
  )}</div>`;
}

type Named = { readonly slug: string; readonly title: string };

function priceRow(
  state: FormState,
  { slug, title }: Named,
  { line, number }: { readonly line: PriceLine; readonly number: number },
): Html {
  const names = [`from-${slug}`, `to-${slug}`, `basis-${slug}`] as const;
  const isWrong = names.some((name) => state.errors?.[name]);
  const [from, to, basis] = names;
  return html`<details class="price-row"${isWrong && html` open`}>
<summary><span class="price-number">${String(number).padStart(2, '0')}</span><span class="price-service"><b>${title}</b>${given(line)}</span>${icon('down')}</summary>
<div class="price-fields">${fieldGrid([
    moneyField({ ...fieldState(state, from), label: html`From<span class="sr-only">, ${title}</span>` }),
    moneyField({ ...fieldState(state, to), label: html`To<span class="sr-only">, ${title}</span>` }),
    textArea({
      ...fieldState(state, basis),
      label: html`For what?<span class="sr-only"> ${title}</span>`,
      hint: 'The smallest and the largest of your last five jobs make a good range.',
      maxCharacters: BASIS_MAX_CHARACTERS,
      rows: 2,
      isWide: true,
    }),
  ])}</div></details>`;
}

function given(line: PriceLine): Html {
  if (isComplete(line))
    return html`<span><span class="price-span">${span(line)}</span><span class="price-basis">${line.basis}</span></span>`;
  const isBegun = line.from || line.to || line.basis;
  return html`<span class="price-basis">${isBegun ? 'Begun: both ends and what it is for are needed' : 'No price: nothing is shown'}</span>`;
}

export function priceOnSite(content: PricesContent): Html | undefined {
  const shown = services.find(({ slug }) => isComplete(content[slug] ?? NO_PRICE));
  if (!shown) return undefined;
  const line = content[shown.slug] ?? NO_PRICE;
  return html`<section class="as-on-site"><h2>On the page of ${shown.title}</h2>
<div><p class="price-span">${span(line)}</p><p class="price-basis">${line.basis}</p></div></section>`;
}

function span(line: PriceLine): string {
  const [from, to] = [dollarsIn(line.from), dollarsIn(line.to)];
  return from && to ? priceSpan({ from, to }) : '';
}
