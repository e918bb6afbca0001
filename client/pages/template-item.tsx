import { invitations } from '../../content/pages.ts';
import { services } from '../../content/services/catalogue.ts';
import type { CaseStudyResponse, PortfolioResponse } from '../../contract/api-responses.ts';
import { EstimateCallToAction } from '../components/call-to-action.tsx';
import { Island } from '../islands/island.tsx';
import type { PageProps } from '../page.ts';

type TemplateItemProps = PageProps & {
  kind: 'portfolio' | 'case-study';
  name: string;
  items: readonly (PortfolioResponse | CaseStudyResponse)[];
};

/** Shared by the portfolio and case study pages. */
export function TemplateItem({ kind, name, items, id, sheetNumber }: TemplateItemProps) {
  const item = items.find((each) => String(each.id) === id);
  const service = services.find(({ title }) => title === item?.category);
  return (
    <>
      <Island
        name="template-detail"
        hydrate="load"
        hasPlaceholder
        props={{ kind, name, sheetNumber, initial: item ?? null }}
      />
      <div className="page-width">
        <EstimateCallToAction {...invitations.templateItem} projectType={service?.projectType} />
      </div>
    </>
  );
}
