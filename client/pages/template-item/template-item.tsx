import { services } from '../../../content/services/catalogue.ts';
import type { CaseStudyAnswer, PortfolioAnswer } from '../../../contract/read-only-answers.ts';
import { sheetOf } from '../../../contract/sheets.ts';
import { AskBand } from '../../components/ask-band.tsx';
import { EstimateButton } from '../../components/estimate/estimate-button.tsx';
import { Island } from '../../islands/island.tsx';

type TemplateItemProps = {
  kind: 'portfolio' | 'case-study';
  /** As in 'Unable to load portfolio details'. */
  name: string;
  items: readonly (PortfolioAnswer | CaseStudyAnswer)[];
  id: string;
};

/** What the two template screens share: one item, and the question at its end. */
export function TemplateItem({ kind, name, items, id }: TemplateItemProps) {
  const item = items.find((each) => String(each.id) === id);
  const service = services.find(({ title }) => title === item?.category);
  return (
    <>
      <Island
        name="template-detail"
        hydrate="load"
        visit="placeholder"
        props={{ kind, name, sheet: sheetOf({ screen: kind, id }).number, initial: item ?? null }}
      />
      <div className="sheet">
        <AskBand
          title="Thinking about work like this?"
          text="A builder comes to see the room, says what it takes and puts a price on paper. The visit is free."
        >
          <EstimateButton size="large" icon="arrow" {...(service && { projectType: service.projectType })}>
            Free Estimate
          </EstimateButton>
        </AskBand>
      </div>
    </>
  );
}
