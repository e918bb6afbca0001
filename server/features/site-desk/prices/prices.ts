import { defaultService, services } from '../../../../content/services/catalogue.ts';
import { to } from '../../../../contract/screens.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import type { PricesContent } from '../../../publications/record-content.ts';
import type { DeskForm } from '../desk-form.ts';
import {
  type Editor,
  onlyPaths,
  type Problems,
  type TextField,
  type Texts,
  tooLong,
} from '../editor/editor.ts';
import {
  AMOUNT_MAX_CHARACTERS,
  BASIS_MAX_CHARACTERS,
  isComplete,
  type LineProblems,
  missingIn,
  NO_PRICE,
  type PriceLine,
  problemsIn,
} from './price-line.ts';
import { priceOnSite, pricesBody } from './prices-view.ts';

const fields: readonly TextField[] = services.flatMap(({ slug, title }) => [
  { name: `from-${slug}`, label: `${title}, from`, maxCharacters: AMOUNT_MAX_CHARACTERS },
  { name: `to-${slug}`, label: `${title}, to`, maxCharacters: AMOUNT_MAX_CHARACTERS },
  { name: `basis-${slug}`, label: `${title}, for what`, maxCharacters: BASIS_MAX_CHARACTERS },
]);

export const prices: Editor<'prices'> = {
  kind: 'prices',
  title: 'Prices',
  paths: onlyPaths(deskPaths.sitePrices, deskPaths.sitePricesPreview),
  emptyContent: {},
  read: readPrices,
  problems: (content) => ({ ...ofEachLine(content, problemsIn), ...tooLong(fields, textsOf(content)) }),
  missing: (content) => ofEachLine(content, missingIn),
  values: textsOf,
  texts: fields,
  nameOf: () => 'Prices',
  summaryOf(content) {
    const count = given(content).length;
    if (count === 0) return 'Prices taken off the site';
    return count === 1 ? 'One price published' : `${count} prices published`;
  },
  routeOf({ content }, live = {}) {
    const isChanged = ({ slug }: { slug: string }) =>
      JSON.stringify(content[slug]) !== JSON.stringify(live[slug]);
    return to.service((given(content).find(isChanged) ?? given(content)[0] ?? defaultService).id);
  },
  introduction(content) {
    const count = given(content).length;
    return `A range, and what it is for. ${count} of ${services.length} services ${count === 1 ? 'has' : 'have'} one; the others show nothing.`;
  },
  editorBody: pricesBody,
  aside: priceOnSite,
  note: 'A service without a price shows nothing. Open a line to change it.',
};

function readPrices({ values }: DeskForm, stored: PricesContent): PricesContent {
  const lines = services.flatMap(({ slug }): [string, PriceLine][] => {
    const { from, to, basis } = stored[slug] ?? NO_PRICE;
    const text = (name: string, otherwise: string) => values.get(`${name}-${slug}`)?.trim() ?? otherwise;
    const line = {
      from: withoutSign(text('from', from)),
      to: withoutSign(text('to', to)),
      basis: text('basis', basis),
    };
    return line.from || line.to || line.basis ? [[slug, line]] : [];
  });
  return Object.fromEntries(lines);
}

/** The field shows the dollar sign itself. */
function withoutSign(amount: string): string {
  return amount.replace(/^\$\s*/, '');
}

function textsOf(content: PricesContent): Texts {
  return Object.fromEntries(
    services.flatMap(({ slug }) =>
      Object.entries(content[slug] ?? NO_PRICE).map(([name, text]) => [`${name}-${slug}`, text]),
    ),
  );
}

function given(content: PricesContent) {
  return services.filter(({ slug }) => isComplete(content[slug] ?? NO_PRICE));
}

function ofEachLine(content: PricesContent, find: (line: PriceLine) => LineProblems): Problems {
  return Object.fromEntries(
    services.flatMap(({ slug }) =>
      Object.entries(find(content[slug] ?? NO_PRICE)).map(([name, problem]) => [`${name}-${slug}`, problem]),
    ),
  );
}
