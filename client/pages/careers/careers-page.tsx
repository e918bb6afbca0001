import { sheetOf } from '../../../contract/sheets.ts';
import type { Head } from '../../head/head.ts';
import type { PageProps } from '../../page.ts';
import { ApplySection } from './apply-section.tsx';
import { BenefitsSection } from './benefits-section.tsx';
import { CareersHero } from './careers-hero.tsx';

export function head(): Head {
  return {
    title: 'Careers',
    description:
      'Work for a small renovation firm in Toronto: carpentry, skilled trades, project management, office and apprenticeships. Apply in three minutes.',
    socialPicture: 'careers',
  };
}

export function Page({ query }: PageProps) {
  return (
    <>
      <CareersHero sheet={sheetOf({ screen: 'careers', id: '' }, query).number} />
      <BenefitsSection />
      <ApplySection />
    </>
  );
}
