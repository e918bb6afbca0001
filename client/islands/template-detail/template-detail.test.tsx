import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  type CaseStudyResponse,
  caseStudyResponses,
  type PortfolioResponse,
  portfolioResponses,
} from '../../../contract/api-responses.ts';
import { TemplateDetail } from './template-detail.tsx';

function detailOf(kind: 'portfolio' | 'case-study', initial: PortfolioResponse | CaseStudyResponse): string {
  return renderToStaticMarkup(
    <TemplateDetail kind={kind} name="Detail" sheetNumber="01" initial={initial} />,
  );
}

test.each([
  ['portfolio', portfolioResponses()[0]],
  ['case-study', caseStudyResponses()[0]],
] as const)('an item of /%s without a picture shows none, and all its words', (kind, item) => {
  if (!item) throw new Error(`content has no ${kind}`);
  const { imagePath, ...words } = item;
  expect(detailOf(kind, item)).toContain(`<img src="${imagePath}"`);
  const shown = detailOf(kind, words);
  expect(shown).toContain(renderToStaticMarkup(item.description));
  expect(shown).not.toContain('<img');
});
