import { company } from '../../../content/company.ts';
import { pageDescriptions } from '../../../content/page-descriptions.ts';
import { processSteps } from '../../../content/process.ts';
import { sheetOf } from '../../../contract/sheets.ts';
import { AskBand } from '../../components/ask-band.tsx';
import { EstimateButton } from '../../components/estimate/estimate-button.tsx';
import { PageHead } from '../../components/sheet-head.tsx';
import type { Head } from '../../head/head.ts';
import { Island } from '../../islands/island.tsx';
import type { PageProps } from '../../page.ts';
import { CompanyHistory } from './company-history.tsx';
import { MissionAndValues } from './mission-and-values.tsx';
import { OurTeam } from './our-team.tsx';

export function head(): Head {
  return {
    title: 'About Us',
    description: pageDescriptions.about,
    socialPicture: 'about',
  };
}

export function Page({ query }: PageProps) {
  return (
    <>
      <PageHead
        sheet={sheetOf({ screen: 'about', id: '' }, query).number}
        title="About Us"
        lead={`${company.tagline} Who we are, how we work and what we put in writing.`}
      />
      <Island
        name="about-tabs"
        hydrate="load"
        props={{ company: <CompanyHistory />, team: <OurTeam />, mission: <MissionAndValues /> }}
      />
      <div className="sheet pt-section">
        <AskBand look="line" title="The first visit is free" text={processSteps[0].text}>
          <EstimateButton size="large" icon="arrow">
            Schedule a Free Consultation
          </EstimateButton>
        </AskBand>
      </div>
    </>
  );
}
