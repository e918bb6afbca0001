import { company } from '../../../content/company.ts';
import { pageDescriptions } from '../../../content/page-descriptions.ts';
import { processSteps } from '../../../content/process.ts';
import { EstimateCallToAction } from '../../components/call-to-action.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Island } from '../../islands/island.tsx';
import type { Head, PageProps } from '../../page.ts';
import { CompanyHistory } from './company-history.tsx';
import { MissionAndValues } from './mission-and-values.tsx';
import { OurTeam } from './our-team.tsx';

export const head: Head = {
  title: 'About Us',
  description: pageDescriptions.about,
  socialPicture: 'about',
};

export function Page({ sheet }: PageProps) {
  return (
    <>
      <PageHead
        sheet={sheet}
        title="About Us"
        lead={`${company.tagline} Who we are, how we work and what we put in writing.`}
      />
      <Island
        name="about-tabs"
        hydrate="load"
        props={{ company: <CompanyHistory />, team: <OurTeam />, mission: <MissionAndValues /> }}
      />
      <div className="sheet pt-section">
        <EstimateCallToAction
          variant="outline"
          title="The first visit is free"
          text={processSteps[0].text}
          label="Schedule a Free Consultation"
        />
      </div>
    </>
  );
}
