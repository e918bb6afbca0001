import { useEffect } from 'react';
import { company } from '../../../content/company.ts';
import { sheetOf } from '../../../contract/sheets.ts';
import { AskBand } from '../../components/ask-band.tsx';
import { EstimateButton } from '../../components/estimate/estimate-button.tsx';
import { PageHead } from '../../components/sheet-head.tsx';
import type { Head } from '../../head/head.ts';
import { scrollToTop } from '../../location/scrolling.ts';
import type { PageProps } from '../../page.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { aboutTabOf, showAboutTab, useSwitchAboutTab } from './about-tab.ts';
import { CompanyHistory } from './company-history.tsx';
import { MissionAndValues } from './mission-and-values.tsx';
import { OurTeam } from './our-team.tsx';

export function head(): Head {
  return {
    title: 'About Us',
    description:
      'Two carpenters and an estimator with 15+ years on Toronto houses, under their own name since 2023: the story, the team and what the firm stands for.',
    socialPicture: 'about',
  };
}

const tabs = [
  { name: 'company', label: 'Company History', panel: <CompanyHistory /> },
  { name: 'team', label: 'Our Team', panel: <OurTeam /> },
  { name: 'mission', label: 'Mission & Values', panel: <MissionAndValues /> },
] as const;

export function Page({ location }: PageProps) {
  const tab = aboutTabOf(location.query.get('tab'));
  useSwitchAboutTab(tab);
  useScrollToTopOnLoad(location.anchor);
  return (
    <>
      <PageHead
        sheet={sheetOf({ screen: 'about', id: '' }, location.query).number}
        title="About Us"
        lead={`${company.tagline} Who says so, how they work and what they hold themselves to.`}
      />
      <Tabs
        label="About us"
        tabs={tabs}
        selected={tab}
        onSelect={(name) => showAboutTab(name, tab)}
        className="sheet lg:pl-[calc(var(--gutter)+(100%-2*var(--gutter)+var(--gap))/6)]"
      />
      <div className="sheet py-section">
        <AskBand
          look="line"
          title="The first visit costs nothing"
          text="We walk the house with you, open an access panel or two, and say what the job needs and what it does not."
        >
          <EstimateButton size="large" icon="arrow">
            Schedule a Free Consultation
          </EstimateButton>
        </AskBand>
      </div>
    </>
  );
}

function useScrollToTopOnLoad(anchor: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: on load alone; a tab must not move the page
  useEffect(() => {
    if (!anchor) scrollToTop('instant');
  }, []);
}
