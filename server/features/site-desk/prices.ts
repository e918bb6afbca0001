import { defaultService, services } from '../../../content/services/catalogue.ts';
import { to } from '../../../contract/screens.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import {
  AMOUNT_MAX_CHARACTERS,
  BASIS_MAX_CHARACTERS,
  isWhole,
  lackingIn,
  type PriceLine,
  type Problems,
  priceLine,
  wrongIn,
} from './price-line.ts';
import { pricesForm } from './prices-view.ts';
import type { SingleRecord, Texts } from './single-record.ts';

export const prices: SingleRecord<'prices'> = {
  kind: 'prices',
  title: 'Prices',
  path: deskPaths.sitePrices,
  previewPath: deskPaths.sitePricesPreview,
  fields: services.flatMap(({ slug, title }) => [
    { name: `from-${slug}`, label: `${title}, from`, maxCharacters: AMOUNT_MAX_CHARACTERS },
    { name: `to-${slug}`, label: `${title}, to`, maxCharacters: AMOUNT_MAX_CHARACTERS },
    { name: `basis-${slug}`, label: `${title}, for what`, maxCharacters: BASIS_MAX_CHARACTERS },
  ]),
  textsOf: (content = {}) =>
    Object.fromEntries(
      services.flatMap(({ slug }) => {
        const { from = '', to = '', basis = '' } = content[slug] ?? {};
        return [
          [`from-${slug}`, from],
          [`to-${slug}`, to],
          [`basis-${slug}`, basis],
        ];
      }),
    ),
  contentOf: (texts) =>
    Object.fromEntries(
      services.flatMap(({ slug }) => {
        const { from, to, basis } = priceLine(texts, slug);
        const line = { from: withoutSign(from), to: withoutSign(to), basis };
        return from || to || basis ? [[slug, line]] : [];
      }),
    ),
  errorsOf: (texts) => ofEachLine(texts, wrongIn),
  missingIn: (texts) => ofEachLine(texts, lackingIn),
  summaryOf(texts) {
    const count = services.filter(({ slug }) => isWhole(priceLine(texts, slug))).length;
    if (count === 0) return 'Prices taken off the site';
    return count === 1 ? 'One price published' : `${count} prices published`;
  },
  previewRoute(texts, live) {
    const given = services.filter(({ slug }) => isWhole(priceLine(texts, slug)));
    const isChanged = ({ slug }: { slug: string }) =>
      JSON.stringify(priceLine(texts, slug)) !== JSON.stringify(priceLine(live, slug));
    return to.service((given.find(isChanged) ?? given[0] ?? defaultService).id);
  },
  lead(texts) {
    const count = services.filter(({ slug }) => isWhole(priceLine(texts, slug))).length;
    return `A span, and what it is for. ${count} of ${services.length} services have one; the others show nothing.`;
  },
  form: pricesForm,
};

/** The field shows it by itself. */
function withoutSign(amount: string): string {
  return amount.replace(/^\$\s*/, '');
}

function ofEachLine(texts: Texts, find: (line: PriceLine) => Problems): Texts {
  return Object.fromEntries(
    services.flatMap(({ slug }) =>
      Object.entries(find(priceLine(texts, slug))).map(([name, problem]) => [`${name}-${slug}`, problem]),
    ),
  );
}
