import { intros, invitations, pageDescriptions } from '../../../content/pages.ts';
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
};

export function Page({ sheetNumber, site }: PageProps) {
  return (
    <>
      <PageHead sheetNumber={sheetNumber} title="About Us" introduction={intros.about} />
      <Island
        name="about-tabs"
        hydrate="load"
        props={{
          company: <CompanyHistory site={site} />,
          team: <OurTeam people={site.people} />,
          mission: <MissionAndValues />,
        }}
      />
      <div className="page-width pt-section">
        <EstimateCallToAction
          {...invitations.about}
          variant="outline"
          label="Schedule a Free Consultation"
          isForVisit
        />
      </div>
    </>
  );
}
