import { services } from '../../../content/services/catalogue.ts';
import { icon } from '../../desk-pages/icon.ts';
import { editorForm } from '../../desk-pages/parts/editor-form.ts';
import { type FormState, stateOf } from '../../desk-pages/parts/field-frame.ts';
import { fieldGrid, moneyField, textArea } from '../../desk-pages/parts/fields.ts';
import { type Html, html } from '../../http/html.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { dollars } from '../../publications/publication.ts';
import { BASIS_MAX_CHARACTERS, isWhole, type PriceLine, priceLine } from './price-line.ts';
import { EDITOR_BUTTONS, type Texts } from './single-record.ts';

type State = FormState & { readonly values: Texts };

/** A line for each service, which opens. */
export function pricesForm(state: State, revision: number): Html {
  return editorForm({
    action: deskPaths.sitePrices,
    hidden: { revision: String(revision) },
    body: html`<div class="price-list">${services.map((service, index) => priceRow(state, service, index + 1))}</div>`,
    buttons: EDITOR_BUTTONS,
    aside: asOnSite(state.values),
    note: 'A service without a price shows nothing. Open a line to change it.',
  });
}

type Named = { readonly slug: string; readonly title: string };

function priceRow(state: State, { slug, title }: Named, number: number): Html {
  const line = priceLine(state.values, slug);
  const names = [`from-${slug}`, `to-${slug}`, `basis-${slug}`] as const;
  const isWrong = names.some((name) => state.errors?.[name]);
  const [from, to, basis] = names;
  return html`<details class="price-row"${isWrong && html` open`}>
<summary><span class="price-number">${String(number).padStart(2, '0')}</span><span class="price-service"><b>${title}</b>${given(line)}</span>${icon('down')}</summary>
<div class="price-fields">${fieldGrid([
    moneyField({ ...stateOf(state, from), label: html`From<span class="sr-only">, ${title}</span>` }),
    moneyField({ ...stateOf(state, to), label: html`To<span class="sr-only">, ${title}</span>` }),
    textArea({
      ...stateOf(state, basis),
      label: html`For what?<span class="sr-only"> ${title}</span>`,
      hint: 'The smallest and the largest of your last five jobs make a good span.',
      maxCharacters: BASIS_MAX_CHARACTERS,
      rows: 2,
      isWide: true,
    }),
  ])}</div></details>`;
}

function given(line: PriceLine): Html {
  if (isWhole(line))
    return html`<span><span class="price-span">${span(line)}</span><span class="price-basis">${line.basis}</span></span>`;
  const isBegun = line.from || line.to || line.basis;
  return html`<span class="price-basis">${isBegun ? 'Begun: both ends and what it is for are needed' : 'No price: nothing is shown'}</span>`;
}

function asOnSite(texts: Texts): Html | undefined {
  const shown = services.find(({ slug }) => isWhole(priceLine(texts, slug)));
  if (!shown) return undefined;
  const line = priceLine(texts, shown.slug);
  return html`<section class="as-on-site"><h2>On the page of ${shown.title}</h2>
<div><p class="price-span">${span(line)}</p><p class="price-basis">${line.basis}</p></div></section>`;
}

/** '$28,500 to $64,500' */
function span({ from, to }: PriceLine): string {
  return from && to ? `${inDollars(from)} to ${inDollars(to)}` : '';
}

function inDollars(amount: string): string {
  return `$${dollars(amount).toLocaleString('en-CA')}`;
}
