import { pageDescriptions } from '../../../content/page-descriptions.ts';
import { sheetOf } from '../../../contract/sheets.ts';
import type { Head } from '../../head/head.ts';
import type { PageProps } from '../../page.ts';
import { ApplySection } from './apply-section.tsx';
import { BenefitsSection } from './benefits-section.tsx';
import { CareersHero } from './careers-hero.tsx';

export function head(): Head {
  return {
    title: 'Careers',
    description: pageDescriptions.careers,
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
